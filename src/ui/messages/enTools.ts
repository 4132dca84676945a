/** English of the other ways to pay; in the split build it comes with them. */
import type { LabelsByCode } from './messageFormat.js';

/** Forms of the code, the most comfortable first. */
const ladderForms = {
  bip21_amount: 'Address and amount',
  bip21: 'Address as a link, no amount',
  eip681_amount: 'Link with amount',
  eip681: 'Link without amount',
  eip681_token: 'Token link with amount. Check the recipient in your wallet.',
  address: 'Address only',
};

/** Sentences of the other ways to pay, beside those that all screens share. */
export const enTools = {
  ladderTitle: 'Simpler QR code',
  ladderLead: 'QR code not scanning? Try a simpler one.',
  ladderForms: ladderForms as LabelsByCode<typeof ladderForms>,

  exchangeTitle: 'Paying from an exchange?',
  exchangeNetwork: 'Network',
  exchangeNames: (names: string) => `also shown as ${names}`,
  exchangeAmount: 'Amount we must receive',
  exchangeMemo: 'Memo or tag',
  exchangeNoMemo: 'Leave empty',
  /** What exchanges ask for about who is paid. */
  exchangeWallet: 'Wallet type',
  exchangeHosted: 'Hosted (business)',
  exchangeUnhosted: 'Self-hosted',
  exchangeRecipient: 'Recipient',
  exchangeFee:
    'If the exchange takes its fee out of what you send, add the fee to the amount. Exchanges have a minimum withdrawal.',
  /** The coin that pays the network's fee: `TRX`. */
  feeCoin: (code: string) => `Your wallet needs a little ${code} for the network fee.`,

  checkTitle: 'Verify the address',
  checkLead:
    'Malware can replace a copied address. Paste the recipient from your wallet to verify it.',
  checkLabel: 'Recipient in your wallet',
  checkSame: 'Address matches.',
  checkDiffers: (at: number, pasted: string, right: string) =>
    `Don’t send. This isn’t our address: from character ${String(at)} it’s “${pasted}” instead of “${right}”.`,
  checkNone: (network: string) => `Don’t send. This isn’t a complete address on ${network}.`,

  saveCard: 'Save image',
  priceLockedUntil: (moment: string) => `Price locked until ${moment}`,

  handOff: 'Continue on phone',
  handOffLead:
    'Scan with your phone’s camera to open this payment there. This isn’t the code to pay with.',
  handOffLabel: 'QR code that opens this payment on your phone, not for paying',
  handOffUntil: (time: string) => `Works once, until ${time}.`,
  handOffNew: 'New code',

  worthTitle: 'Convert',
  worthCoins: (code: string) => `Amount in ${code}`,
  worthDollars: 'Amount in US dollars',
  worth: (coins: string, dollars: string) => `${coins} is worth ${dollars}.`,
  worthAbout: (coins: string, dollars: string) => `${coins} is worth about ${dollars}.`,
  worthGuide: 'The price can change before your transfer arrives.',
  worthUnread: (whole: string, part: string) => `Enter a number, like ${whole} or ${part}.`,
  worthNoRate: 'No price right now.',
};
