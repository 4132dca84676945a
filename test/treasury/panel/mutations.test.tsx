/** Changes: made once, by a person, never by the page itself; and what they changed is read again. */
import { act, renderHook } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import type { DraftWithdrawalInput } from '../../../src/treasury/contract/withdrawals.js';
import { createTreasuryClient } from '../../../src/treasury/panel/client.js';
import { parseDecimal } from '../../../src/money/decimal.js';
import { TreasuryProvider } from '../../../src/treasury/panel/TreasuryProvider.js';
import {
  useCreateWithdrawal,
  useSendWithdrawal,
} from '../../../src/treasury/panel/withdrawals/useWithdrawalMutations.js';
import { useWithdrawal, useWithdrawals } from '../../../src/treasury/panel/storeReads.js';
import { createBackOffice, type BackOffice } from '../../../stories/treasury/backOffice.js';
import { pass, settle } from '../../support/renderTreasury.js';
import { onFrozenPages } from './frozenPage.js';

onFrozenPages();

const ID = '0b5e6b0a-9d0f-4c7e-8a53-2f1d7a0c9e11';
const draft: DraftWithdrawalInput = {
  id: ID,
  currencyId: 'USDT.Tron',
  amount: parseDecimal('15.5'),
  addressTo: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
};

function useEverything(id: string) {
  return {
    create: useCreateWithdrawal(),
    send: useSendWithdrawal(),
    one: useWithdrawal(id, { enabled: false }),
    all: useWithdrawals(),
  };
}

/**
 * A page that counts its requests; `lose` makes the answer of a path get lost on its way back, `delay`
 * holds a request on its way there, or its answer on its way back, until what it returns is called.
 */
function openPage(office: BackOffice) {
  const sent: string[] = [];
  let lost: string | null = null;
  const late = new Map<string, Promise<void>>();
  const client = createTreasuryClient({
    endpoint: office.endpoint,
    fetch: async (url, init) => {
      const path = new URL(url).pathname.replace('/api/treasury', '');
      const request = `${init.method ?? ''} ${path}`;
      sent.push(request);
      await late.get(`there ${request}`);
      const answer = await office.fetch(url, init);
      await late.get(`back ${request}`);
      if (lost !== null && path.endsWith(lost))
        throw new TypeError('The answer of this test is lost.');
      return answer;
    },
  });
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <TreasuryProvider client={client} queryClient={queryClient}>
        {children}
      </TreasuryProvider>
    </StrictMode>
  );
  const { result } = renderHook(() => useEverything(ID), { wrapper });
  const made = (request: string) => sent.filter((one) => one === request).length;
  function delay(way: 'there' | 'back', request: string): () => void {
    let release: () => void = () => undefined;
    late.set(`${way} ${request}`, new Promise((resolve) => (release = resolve)));
    return release;
  }
  return { result, made, queryClient, delay, lose: (path: string | null) => void (lost = path) };
}

const office = () => createBackOffice({ store: { now: () => Date.now() } });
const created = ({ store }: BackOffice) =>
  store.sandbox.recordedCalls().filter(({ operation }) => operation === 'createWithdrawal').length;

async function drafted(behind = office()) {
  const page = openPage(behind);
  await settle();
  act(() => page.result.current.create.mutate(draft));
  await pass(1_000);
  return { ...page, behind };
}

describe('sending', () => {
  it('is not undone on screen by a reading from before that is answered after it', async () => {
    const { result, made, queryClient, delay } = await drafted();
    const shown: (string | undefined)[] = [];
    const send = delay('there', `POST /withdrawals/${ID}/sending`);
    act(() => result.current.send.mutate({ id: ID }));
    await settle();
    // The store reads the draft before it sends it; that answer takes longer than the sending.
    const answerReading = delay('back', `GET /withdrawals/${ID}`);
    act(() => void result.current.one.refetch());
    await settle();
    expect(made(`GET /withdrawals/${ID}`)).toBe(1);
    send();
    await settle();
    expect(result.current.one.data?.state).toBe('queued');
    queryClient.getQueryCache().subscribe(() => shown.push(result.current.one.data?.state));
    answerReading();
    await settle();
    expect(result.current.one.data?.state).toBe('queued');
    expect(shown).not.toContain('draft');
  });

  it('fails at once without a network, and is not sent later', async () => {
    const { result, made, behind, lose } = await drafted();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    lose('/sending');
    act(() => result.current.send.mutate({ id: ID }));
    await pass(1_000);
    expect(result.current.send.error?.code).toBe('offline');
    expect(result.current.send.isPaused).toBe(false);
    lose(null);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await pass(30_000);
    expect(made(`POST /withdrawals/${ID}/sending`)).toBe(1);
    expect(created(behind)).toBe(1);
  });
});
