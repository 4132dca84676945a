/**
 * What `tillkit.js` shares with the files beside it: one renderer, one language and one checkout for both, and
 * what is too large to be in both files. For the build of the parts every module that is imported here is an
 * external one, whose exports are found in {@link shared}.
 */
import {
  type ComponentType,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { sha256 } from '@noble/hashes/sha2.js';
import { checkAddress } from '../../chains/address.js';
import { decodeBase58Check } from '../../chains/base58check.js';
import { extractAddress } from '../../chains/addressShape.js';
import { transactionUrl } from '../../chains/explorer.js';
import { findNetwork, nativeCode, networkAliases, tokenStandard } from '../../chains/networks.js';
import { CopyRow } from '../../checkout/CopyRow.js';
import { WalletIcon } from '../../checkout/WalletIcon.js';
import { useAnnounce, useCheckoutContext } from '../../checkout/checkoutContext.js';
import {
  networkNameOf,
  orderName,
  orderPrice,
  orderPrices,
  statusTitle,
} from '../../checkout/payTexts.js';
import { receiptFacts } from '../../checkout/PaymentStatus/receiptFacts.js';
import { isMarkedPaid } from '../../checkout/PaymentStatus/received.js';
import { ProblemNotice } from '../../checkout/ProblemNotice.js';
import { useParts } from '../../checkout/parts.js';
import { amountToSend } from '../../checkout/quote.js';
import { useAddressRefused, useCheckout } from '../../checkout/useCheckout.js';
import { useCurrencyCode } from '../../checkout/useCurrencyNames.js';
import { useCurrencyRate } from '../../checkout/useCurrencies.js';
import { cachedCheckout, pollIntervalMs, storeCheckout } from '../../checkout/checkoutQuery.js';
import { retryDelay } from '../../checkout/queries.js';
import { titleScreenOf } from '../../checkout/screen.js';
import { carriesAmount, rateText } from '../../checkout/WalletView/quoteTexts.js';
import { checkoutSnapshotSchema } from '../../contract/checkout.js';
import { timestampField } from '../../contract/fieldSchemas.js';
import { isCheckoutError } from '../../contract/checkoutError.js';
import { toBaseUnits } from '../../money/baseUnits.js';
import { formatCrypto, formatMoney, WALLET_DIGITS } from '../../money/format.js';
import { Address } from '../../ui/Address.js';
import { Amount } from '../../ui/Amount.js';
import { Icon } from '../../ui/Icon.js';
import { CopyButton } from '../../ui/CopyButton.js';
import { enStatus } from '../../ui/messages/enStatus.js';
import { Notice } from '../../ui/Notice.js';
import { QrCode } from '../../ui/QrCode.js';
import { paintQr, qrDrawing } from '../../ui/qrDrawing.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { useMessages, useMessagesWith, useUi } from '../../ui/uiContext.js';
import { useNow } from '../../ui/useNow.js';
import { addLateStyles } from '../lateStyles.js';
import type { CreateDriver } from '../../checkout/browserWallet/wallet.js';
import type {
  LiveConnectionProps,
  NotificationToggleProps,
  RecordProps,
  WalletPartProps,
} from '../../checkout/parts.js';
import type { PayToolsProps } from '../../checkout/payTools/payTool.js';
import type { applyTheme } from '../../ui/theme/applyTheme.js';

/** The parts that the files beside it bring. */
export interface LateParts {
  readonly LiveConnection: ComponentType<LiveConnectionProps>;
  readonly PayTools: ComponentType<PayToolsProps>;
  readonly Receipt: ComponentType<RecordProps>;
  readonly Timeline: ComponentType<RecordProps>;
  readonly NotificationToggle: ComponentType<NotificationToggleProps>;
  readonly applyTheme: typeof applyTheme;
  readonly WalletPart: ComponentType<WalletPartProps>;
  readonly tronDriver: CreateDriver;
}

/** Those that are there. */
export const lateParts: Partial<LateParts> = {};

/** Called by each file when it has loaded. */
export function provideLateParts(parts: Partial<LateParts>): void {
  Object.assign(lateParts, parts);
}

/** By the names that the modules export. */
export const shared = {
  provideLateParts,
  ProblemNotice,
  Skeleton,
  useMessages,
  useNow,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  Fragment,
  jsx,
  jsxs,
  sha256,
  checkAddress,
  decodeBase58Check,
  extractAddress,
  findNetwork,
  transactionUrl,
  nativeCode,
  networkAliases,
  tokenStandard,
  amountToSend,
  useParts,
  CopyRow,
  WalletIcon,
  Notice,
  formatCrypto,
  formatMoney,
  WALLET_DIGITS,
  toBaseUnits,
  useCheckoutContext,
  carriesAmount,
  networkNameOf,
  orderName,
  orderPrice,
  orderPrices,
  statusTitle,
  rateText,
  useAnnounce,
  cachedCheckout,
  pollIntervalMs,
  retryDelay,
  storeCheckout,
  isMarkedPaid,
  receiptFacts,
  titleScreenOf,
  checkoutSnapshotSchema,
  timestampField,
  isCheckoutError,
  useAddressRefused,
  useCheckout,
  useCurrencyCode,
  useCurrencyRate,
  Address,
  Amount,
  CopyButton,
  Icon,
  enStatus,
  QrCode,
  paintQr,
  qrDrawing,
  useMessagesWith,
  useUi,
  addLateStyles,
};
