/** English of what helps with paying, below the address; in the split build it comes with that. */
import type { LabelsByCode } from './messageFormat.js';

/** Forms of the code, the most comfortable first. */
const ladderForms = {
  bip21_amount: 'Address and amount',
  bip21: 'Address as a link, no amount',
  eip681_amount: 'Link with amount',
  eip681: 'Link without amount',
  eip681_token: 'Token link with amount (check the receiver in your wallet)',
  address: 'Plain address',
};

/** Sentences of the helps, beside those that all screens share. */
export const enTools = {
  ladderTitle: 'Wallet does not read the code?',
  ladderLead: 'Choose a simpler one.',
  ladderForms: ladderForms as LabelsByCode<typeof ladderForms>,

  exchangeTitle: 'Paying from an exchange? Mind its fee',
  exchangeNetwork: 'Network name at the exchange',
  exchangeNames: (network: string, names: string) => `${network}, perhaps listed as ${names}`,
  exchangeAmount: 'Amount that must arrive',
  exchangeFee: 'If its fee comes out of the amount, type the amount plus the fee.',
  exchangeMemo: 'Memo or tag',
  exchangeNoMemo: 'Leave it empty',
  exchangeMinimum: 'An exchange does not send less than its smallest withdrawal.',

  checkTitle: 'Check the address in your wallet',
  checkLead: 'A harmful program can swap an address that you copy.',
  checkLabel: 'Paste what your wallet shows',
  checkSame: 'It is the same address.',
  checkDiffers: (at: number, pasted: string, right: string) =>
    `Do not send: it is another address. From character ${String(at)} on it reads “${pasted}” instead of “${right}”.`,
  checkNone: (network: string) => `Do not send: this is no whole address on ${network}.`,

  largerCode: 'Larger code',
  close: 'Close',
  saveCard: 'Save as a picture',
  priceHoldsUntil: (moment: string) => `Price holds until ${moment}`,

  handOff: 'Continue on your phone',
  handOffLead:
    'Scan this code with your phone’s camera. It opens this payment there. It is not the code to pay with.',
  handOffLabel: 'QR code that opens this payment on your phone, not for paying',
  handOffUntil: (time: string) => `This code opens once, until ${time}.`,
  handOffNew: 'Show a new code',

  worthTitle: 'What is it worth?',
  worthCoins: (code: string) => `Amount in ${code}`,
  worthDollars: 'Amount in US dollars',
  worth: (coins: string, dollars: string) => `${coins} is worth ${dollars}.`,
  worthAbout: (coins: string, dollars: string) => `${coins} is worth about ${dollars}.`,
  worthGuide: 'A guide: the price can change until your transfer arrives.',
  worthUnread: (whole: string, part: string) =>
    `Write the amount in digits, such as ${whole} or ${part}.`,
  worthNoRate: 'There is no price right now.',
};
