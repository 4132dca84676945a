/** Hindi: formal "आप", with the loan words that wallets and banks use, in the voice of a payment page. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'hi'>) => plural('hi', n, forms);

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'hi',

  notLoaded: 'इस पेज का एक हिस्सा लोड नहीं हुआ। कनेक्शन जाँचें और फिर से कोशिश करें।',

  problems: {
    offline: 'आप ऑफ़लाइन हैं। हम अपने-आप फिर से कनेक्ट करेंगे।',
    unreachable: 'स्टोर से संपर्क नहीं हो पा रहा। हम कोशिश जारी रखेंगे।',
    store_unavailable: 'स्टोर में अभी कोई समस्या है। हम कोशिश जारी रखेंगे।',
    bad_request: 'कुछ गड़बड़ हुई। पेज फिर से लोड करें।',
    checkout_expired: 'आपका सेशन समाप्त हो गया। पेज फिर से लोड करें।',
    forbidden: 'इस ऑर्डर का भुगतान इस पेज पर नहीं हो सकता। स्टोर पर वापस जाएँ और फिर से कोशिश करें।',
    link_used: 'यह लिंक पहले ही इस्तेमाल हो चुका है। जहाँ इसे खोला था, वहीं आगे बढ़ें या स्टोर से नया लिंक माँगें।',
    link_expired: 'इस लिंक की समय-सीमा समाप्त हो गई है। जहाँ यह मिला था, वहीं से नया लें या स्टोर से माँगें।',
    not_found: 'हमें भुगतान का यह पेज नहीं मिला। स्टोर से संपर्क करें।',
    amount_invalid: 'इस राशि का भुगतान क्रिप्टो में नहीं हो सकता। स्टोर से संपर्क करें।',
    currency_unavailable: 'यह करेंसी अभी उपलब्ध नहीं है। कोई दूसरी चुनें।',
    checkout_closed: 'स्टोर ने यह ऑर्डर बंद कर दिया है। इसके लिए अब कोई भुगतान नहीं लिया जाएगा।',
    rate_limited: 'बहुत ज़्यादा कोशिशें हुईं। थोड़ा रुकें।',
    service_unavailable: 'भुगतान सेवा से संपर्क नहीं हो पा रहा। हम कोशिश जारी रखेंगे।',
    service_rejected: 'भुगतान सेवा ने हमारा अनुरोध अस्वीकार कर दिया। स्टोर से संपर्क करें।',
  },

  reloadPage: 'फिर से लोड करें',

  checkout: 'भुगतान',
  sandbox: 'टेस्ट मोड। असली पैसे न भेजें।',
  tryAgain: 'फिर से कोशिश करें',
  close: 'बंद करें',
  copied: 'कॉपी हो गया',
  copyRefused: 'यहाँ कॉपी करना ब्लॉक है। टेक्स्ट चुना हुआ है, इसे ख़ुद कॉपी करें।',
  loading: 'भुगतान का पेज खुल रहा है…',
  alreadySent: 'पहले ही भुगतान कर चुके हैं? इससे उस पर असर नहीं पड़ता। दोबारा न भेजें।',
  orderReference: (reference) => `ऑर्डर ${reference}`,
  accountReference: (reference) => `खाता ${reference}`,
  maybeBlocked:
    'अगर ऐसा बार-बार हो, तो हो सकता है कि कोई कंटेंट ब्लॉकर या आपका इंटरनेट नेटवर्क रुकावट डाल रहा हो। इस पेज को अनुमति दें या कोई दूसरा ब्राउज़र आज़माएँ।',
  priceChanged: (before, now) => `कीमत ${before} से बदलकर ${now} हो गई है।`,
  requestReference: (id) => `सहायता कोड: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  statusTitle: {
    loading: 'भुगतान का पेज खुल रहा है…',
    error: 'भुगतान का पेज नहीं खुल सका',
    choose_currency: 'इससे भुगतान करें',
    pay: 'भुगतान का इंतज़ार है',
    top_up: 'जमा का इंतज़ार है',
    detected: 'भुगतान नेटवर्क पर दिखा',
    confirmed: 'आंशिक पुष्टि हुई',
    partial: 'आंशिक भुगतान हुआ',
    review: 'भुगतान की समीक्षा हो रही है',
    held: 'भुगतान होल्ड पर है',
    paid: 'भुगतान हो गया',
    closed: 'ऑर्डर बंद है',
  },
  noCurrencies: 'अभी कोई करेंसी उपलब्ध नहीं है। बाद में फिर से कोशिश करें।',
  currenciesFailed: 'करेंसी लोड नहीं हो सकीं।',

  payTitle: (price) => `${price} का भुगतान करें`,
  partReceived: (received, price) => `${price} में से ${received} मिले`,
  partDetected: (received, price) => `${price} में से ${received} नेटवर्क पर दिखे`,
  leftToPay: 'बाकी राशि',
  topUpTitle: 'बैलेंस जोड़ें',
  topUpLead: 'कोई भी राशि भेजें। यह एड्रेस आपका ही रहेगा।',
  minimum: (amount) => `न्यूनतम ${amount}। हो सकता है कि इससे छोटे ट्रांसफ़र न दिखें।`,
  tooSmall: 'राशि बहुत कम है',
  amountLabel: 'भेजी जाने वाली राशि',
  copyAmount: 'राशि कॉपी करें',
  sendOnly: (code, network) => `केवल ${code} और केवल ${network} नेटवर्क पर।`,
  sendOnlyWhy: 'इसके अलावा कुछ भी भेजा तो खो सकता है।',
  addressLabel: (code, network) => `${network} नेटवर्क पर ${code} का एड्रेस`,
  copyAddress: 'एड्रेस कॉपी करें',
  copiedAddress: (code, network) => `कॉपी हो गया। केवल ${code} और केवल ${network} नेटवर्क पर भेजें।`,
  qrLabel: (code, network) => `${network} नेटवर्क पर ${code} भेजने के लिए QR कोड`,
  enlarge: 'बड़ा करें',
  scanBare: 'स्कैन करें, फिर राशि डालें।',
  openWallet: 'वॉलेट में खोलें',
  nothingOpened: 'कुछ नहीं खुला? राशि और एड्रेस अपने वॉलेट में कॉपी करें या किसी दूसरे डिवाइस से कोड स्कैन करें।',
  moreWays: 'भुगतान के और तरीके',
  rate: (code, dollars, from) => `1 ${code} = $${dollars} (${from})`,
  priceLocked: (time) => `कीमत लॉक है, बचा समय ${time}`,
  expiredTitle: 'कीमत की समय-सीमा समाप्त',
  expiredLead:
    'पहले ही भुगतान कर चुके हैं? दोबारा न भेजें, हम अब भी इस एड्रेस पर नज़र रखे हुए हैं। नहीं किया है, तो कीमत रीफ़्रेश करें।',
  newPrice: 'कीमत रीफ़्रेश करें',
  checking: 'जाँच हो रही है…',
  continueOnceDetected: 'आपका भुगतान नेटवर्क पर दिखने के बाद आप आगे बढ़ सकते हैं।',
  addressDetails: 'एड्रेस दिखाएँ',
  change: 'बदलें',
  changeCurrency: 'करेंसी या नेटवर्क बदलें',
  addressReplaced: 'एड्रेस बदल गया है। केवल इसी का इस्तेमाल करें।',
  changedElsewhere: (what) =>
    `किसी दूसरे टैब या डिवाइस पर बदला गया। अब भुगतान के लिए: ${what}, नीचे दिए एड्रेस पर।`,
  addressRefusedTitle: 'यह एड्रेस हमारी सुरक्षा जाँच में पास नहीं हुआ',
  addressRefused:
    'इस पर भेजे गए पैसे खो सकते हैं, इसलिए हम इसे नहीं दिखाते। कोई दूसरी करेंसी चुनें या स्टोर से संपर्क करें।',
  addressUnchecked:
    'हम इस नेटवर्क को नहीं जानते, इसलिए एड्रेस की जाँच नहीं कर सके। भेजने से पहले स्टोर से पूछें कि यह सही है या नहीं।',
  deposits: 'जमा राशियाँ',
  noDeposits: 'अभी कोई राशि जमा नहीं हुई',

  transferStatus: {
    seen: 'पुष्टि हो रही है',
    confirmed: 'पुष्टि हो गई',
    held: 'होल्ड पर',
  },
  unknownStatus: 'दर्ज किया गया',
  viewTransfer: 'ट्रांज़ैक्शन देखें',

  search: 'करेंसी या नेटवर्क खोजें',
  searchHint: 'नाम, कोड या नेटवर्क',
  currencies: 'करेंसी',
  networks: 'नेटवर्क',
  popular: 'लोकप्रिय',
  lastUsed: 'हाल में इस्तेमाल',
  everything: 'सभी करेंसी',
  byNetwork: 'नेटवर्क के अनुसार',
  countNetworks: (n) => count(n, { one: '# नेटवर्क', other: '# नेटवर्क' }),
  countCurrencies: (n) => count(n, { one: '# करेंसी', other: '# करेंसी' }),
  fromAmount: (amount) => `${amount} से शुरू`,
  chooseNetwork: 'नेटवर्क चुनें',
  chooseCurrencyOn: (network) => `${network} पर करेंसी चुनें`,
  networkGuide: 'वही नेटवर्क चुनें जो आपका वॉलेट या एक्सचेंज इस्तेमाल करेगा। हर नेटवर्क की फ़ीस अलग होती है।',
  minimumOf: (amount) => `न्यूनतम ${amount}`,
  usuallyTakes: (time) => `लगभग ${time}`,
  noMatch: (text) => `“${text}” के लिए कोई नतीजा नहीं`,
  searchable: 'कोड, नाम या नेटवर्क आज़माएँ, या अपने वॉलेट का कोई एड्रेस पेस्ट करें।',
  clearSearch: 'खोज साफ़ करें',
  readAs: (text) => `“${text}” के नतीजे दिखाए जा रहे हैं`,
  addressOf: (network) => `यह ${network} नेटवर्क का एड्रेस लगता है।`,
  addressOfSeveral: (networks) =>
    `${networks} नेटवर्क पर एड्रेस एक जैसे दिखते हैं। अपने वॉलेट में जाँचें कि आपके पैसे किस पर हैं।`,
  addressOfNone: (networks) => `यह ${networks} का एड्रेस लगता है। स्टोर वहाँ भुगतान नहीं लेता।`,
  addressStays: 'जाँच केवल आपके डिवाइस पर होती है।',
  matches: (n) => count(n, { one: '# नतीजा', other: '# नतीजे' }),
  moreMatches: (n) =>
    count(n, { one: '# और नतीजा। टाइप करते रहें।', other: '# और नतीजे। टाइप करते रहें।' }),
  unavailable: {
    no_rate: 'अभी कोई कीमत नहीं है',
    ambiguous_address: 'अभी कोई एड्रेस नहीं है',
    address_refused: 'अभी कोई सुरक्षित एड्रेस नहीं है',
    no_address: 'अभी कोई एड्रेस नहीं है',
    below_minimum: 'राशि बहुत कम है',
  },
  notAvailable: 'अभी उपलब्ध नहीं है',
  keepCurrency: 'भुगतान पर वापस जाएँ',
  gettingAddress: 'भुगतान का एड्रेस तैयार हो रहा है…',

  transferCounts: {
    late: 'कीमत की समय-सीमा समाप्त होने के बाद दिखा',
    wrong_currency: 'चुनी गई करेंसी से अलग करेंसी',
  },

  slowOpening: 'सामान्य से ज़्यादा समय लग रहा है। हम कोशिश जारी रखेंगे।',
  notCurrent: 'हो सकता है कि यह जानकारी पुरानी हो',
  sessionOver: 'आपका सेशन समाप्त हो गया',
  sessionOverLead: 'मौजूदा एड्रेस के लिए फिर से लोड करें। पहले से भेजे गए भुगतानों पर असर नहीं पड़ता।',
  contactStore: (store) => `${store ?? 'स्टोर'} से संपर्क करें`,
  backToStore: (store) => `${store ?? 'स्टोर'} पर वापस जाएँ`,

  nothingAwaited: 'अभी कोई भुगतान नहीं करना है',
  tooSmallForAll: 'जो राशि बाकी है, वह यहाँ की हर करेंसी के लिए बहुत कम है। स्टोर से संपर्क करें।',
  longWaitTitle: (ago) => `${ago} नेटवर्क पर दिखा, अब तक पुष्टि नहीं हुई`,
  longWait:
    'हो सकता है कि ब्लॉकचेन नेटवर्क धीमा हो, या उसने ट्रांज़ैक्शन को कतार से हटा दिया हो। अपना वॉलेट जाँचें, और दोबारा भेजने से पहले स्टोर से पूछें।',

  newPriceIs: (amount) => `नई कीमत: ${amount}।`,
  oneMinuteLeft: 'इस कीमत के लिए एक मिनट बाकी है।',

  autoUpdates: 'यह पेज अपने-आप अपडेट होता है। आप इसे बंद करके वापस आ सकते हैं।',
  dontSendAgain: 'दोबारा न भेजें।',
  reviewLead: (store) =>
    `हमें आपका भुगतान मिल गया है, लेकिन इस ऑर्डर से इसका मिलान अपने-आप नहीं हो सका। ${store ?? 'स्टोर'} इसकी समीक्षा करेगा। दोबारा न भेजें।`,
  heldLead: (store) => `भुगतान सेवा इसकी जाँच कर रही है। ${store ?? 'स्टोर'} से संपर्क करें। दोबारा न भेजें।`,
  paidLead: 'धन्यवाद! आप यह पेज बंद कर सकते हैं।',
  closedLead: 'इसके लिए अब कोई भुगतान नहीं लिया जाएगा। पहले ही भेज चुके हैं? स्टोर से संपर्क करें।',
  overLead: (excess, store) =>
    `आपने ${excess} ज़्यादा भेज दिए हैं। रिफ़ंड के लिए ${store ?? 'स्टोर'} से संपर्क करें।`,
  usualTime: (time, network) => `${network} पर आम तौर पर ${time}।`,
  storeConfirms: 'स्टोर इस भुगतान की पुष्टि करेगा।',
  lateEvents: 'आपका भुगतान हमें दिखने में कुछ मिनट लग सकते हैं।',
  exceptions: {
    partial: 'हमें कीमत से कम राशि मिली।',
    over: 'हमें कीमत से ज़्यादा राशि मिली। स्टोर से रिफ़ंड माँगें।',
    late: 'कीमत की समय-सीमा समाप्त होने के बाद एक भुगतान नेटवर्क पर दिखा। उसे मान्य किया जाए या नहीं, यह स्टोर तय करेगा।',
    wrong_currency: 'एक भुगतान दूसरी करेंसी में आया। उसे मान्य किया जाए या नहीं, यह स्टोर तय करेगा।',
    held: 'एक भुगतान जाँच के लिए होल्ड पर है।',
  },
  unknownException: 'इस भुगतान के बारे में स्टोर का एक नोट है।',
  steps: { detected: 'नेटवर्क पर दिखा', confirming: 'पुष्टि हो रही है', paid: 'भुगतान हुआ' },
  received: 'मिली राशि',
  detectedAmount: 'नेटवर्क पर दिखी',
  due: 'बाकी राशि',
  excess: 'अतिरिक्त भुगतान',
  facts: {
    order: 'ऑर्डर',
    account: 'खाता',
    total: 'कुल',
    paid: 'चुकाया गया',
    network: 'नेटवर्क',
    date: 'तारीख',
    transaction: 'ट्रांज़ैक्शन',
  },
  transfers: 'ट्रांज़ैक्शन',
  details: 'विवरण',
  lastChecked: (ago) => `पिछला अपडेट: ${ago}`,
  checkNow: 'अभी जाँचें',
  nothingNew: 'कुछ नया नहीं है',
  somethingNew: 'अपडेट हो गया',
  notChecked: 'अपडेट नहीं जाँचे जा सके। हो सकता है कि यह जानकारी पुरानी हो।',
  connection: {
    live: 'लाइव',
    polling: 'अपने-आप जाँच हो रही है',
    offline: 'कनेक्शन नहीं है',
  },
  stillWatching: 'अब भी इस एड्रेस पर नज़र है',
  connectionLost: 'कनेक्शन टूट गया',
  connectionBack: 'फिर से कनेक्ट हो गया',

  sources: {
    service_event: 'भुगतान सेवा',
    service_list: 'ब्लॉकचेन नेटवर्क',
    service_lookup: 'भुगतान पेज',
    store: 'स्टोर',
  },
  evidence: {
    opened: 'भुगतान का पेज खुला',
    quoted: 'कीमत लॉक हुई',
    seen: 'भुगतान नेटवर्क पर दिखा',
    confirmed: 'भुगतान की पुष्टि हुई',
    held: 'होल्ड पर रखा गया',
    released: 'जाँच पूरी हुई',
    marked_paid: '“भुगतान हो चुका” के रूप में दर्ज हुआ',
    closed: 'ऑर्डर बंद हुआ',
    amended: 'राशि बदली गई',
  },
  unknownSource: 'अन्य',
  unknownEvidence: 'अपडेट',
  timeline: 'हिस्ट्री',
  copyTimeline: 'सहायता के लिए कॉपी करें',

  tellMe: 'मुझे सूचना दें',
  tellingMe: 'यह पेज खुला रखें। ब्राउज़र की अनुमति हो, तो आपको आवाज़ सुनाई देगी या सूचना दिखेगी।',

  receipt: 'रसीद',
  receiptNote: 'यह भुगतान की रसीद है, इनवॉइस नहीं।',
  printReceipt: 'प्रिंट करें',
  saveReceipt: 'सेव करें',

  ladderTitle: 'ज़्यादा सरल QR कोड',
  ladderLead: 'QR कोड स्कैन नहीं हो रहा? ज़्यादा सरल कोड आज़माएँ।',
  ladderForms: {
    bip21_amount: 'एड्रेस और राशि',
    bip21: 'लिंक के रूप में एड्रेस, बिना राशि के',
    eip681_amount: 'राशि के साथ लिंक',
    eip681: 'बिना राशि का लिंक',
    eip681_token: 'टोकन और राशि वाला लिंक। अपने वॉलेट में पाने वाले को जाँचें।',
    address: 'केवल एड्रेस',
  },

  exchangeTitle: 'क्रिप्टो एक्सचेंज से भुगतान कर रहे हैं?',
  exchangeNetwork: 'नेटवर्क',
  exchangeNames: (names) => `${names} नाम से भी दिखता है`,
  exchangeAmount: 'राशि जो हमें मिलनी ज़रूरी है',
  exchangeMemo: 'Memo या Tag',
  exchangeNoMemo: 'खाली छोड़ें',
  exchangeWallet: 'वॉलेट का प्रकार',
  exchangeHosted: 'होस्टेड, बिज़नेस',
  exchangeUnhosted: 'सेल्फ़-होस्टेड',
  exchangeRecipient: 'पाने वाला',
  exchangeFee:
    'अगर एक्सचेंज राशि में से अपनी फ़ीस काटता है, तो उसे राशि में जोड़ें। एक्सचेंज में निकासी की न्यूनतम सीमा होती है।',
  feeCoin: (code) => `नेटवर्क फ़ीस के लिए आपके वॉलेट में थोड़ा ${code} होना चाहिए।`,

  checkTitle: 'एड्रेस का मिलान करें',
  checkLead:
    'मैलवेयर कॉपी किए गए एड्रेस को बदल सकता है। मिलान के लिए वॉलेट में दिख रहा पाने वाले का एड्रेस पेस्ट करें।',
  checkLabel: 'वॉलेट में पाने वाले का एड्रेस',
  checkSame: 'एड्रेस मेल खाता है।',
  checkDiffers: (at, pasted, right) =>
    `न भेजें। यह हमारा एड्रेस नहीं है: कैरेक्टर ${String(at)} से इसमें “${right}” की जगह “${pasted}” है।`,
  checkNone: (network) => `न भेजें। यह ${network} नेटवर्क का पूरा एड्रेस नहीं है।`,

  saveCard: 'तस्वीर सेव करें',
  priceLockedUntil: (moment) => `कीमत ${moment} तक लॉक है`,

  handOff: 'फ़ोन पर जारी रखें',
  handOffLead: 'इस भुगतान को फ़ोन पर खोलने के लिए फ़ोन के कैमरे से स्कैन करें। यह भुगतान का कोड नहीं है।',
  handOffLabel: 'QR कोड जो इस भुगतान को आपके फ़ोन पर खोलता है, भुगतान करने के लिए नहीं',
  handOffUntil: (time) => `एक बार काम करता है, ${time} तक।`,
  handOffNew: 'नया कोड',

  worthTitle: 'कन्वर्टर',
  worthCoins: (code) => `${code} में राशि`,
  worthDollars: 'अमेरिकी डॉलर में राशि',
  worth: (coins, dollars) => `${coins} का मूल्य ${dollars} है।`,
  worthAbout: (coins, dollars) => `${coins} का मूल्य लगभग ${dollars} है।`,
  worthGuide: 'आपका ट्रांसफ़र पहुँचने से पहले कीमत बदल सकती है।',
  worthUnread: (whole, part) => `कोई संख्या डालें, जैसे ${whole} या ${part}।`,
  worthNoRate: 'अभी कोई कीमत नहीं है।',

  walletPay: 'वॉलेट से भुगतान करें',
  walletPayWith: (wallet) => `${wallet} से भुगतान करें`,
  walletOther: 'दूसरा वॉलेट',

  walletConnect: (wallet) => `${wallet} में कनेक्शन की अनुमति दें।`,
  walletSwitch: (wallet, network) => `${wallet} में ${network} नेटवर्क पर जाएँ।`,
  walletConfirm: (wallet, amount, network) =>
    `${wallet} में ${network} नेटवर्क पर ${amount} की पुष्टि करें।`,
  walletSlow: (wallet) => `कुछ नहीं हो रहा? ${wallet} खोलें।`,
  walletStop: 'इंतज़ार बंद करें',

  walletProblems: {
    refused: 'अनुरोध अस्वीकार किया गया। कुछ नहीं भेजा गया।',
    locked: 'आपका वॉलेट लॉक है या उसने कोई खाता नहीं दिखाया। उसे अनलॉक करें, फिर दोबारा कोशिश करें।',
    busy: 'आपके वॉलेट में एक और अनुरोध खुला है। पहले उसका जवाब दें, फिर दोबारा कोशिश करें।',
    contract_account:
      'यह Safe जैसा स्मार्ट खाता है। हो सकता है कि भुगतान सेवा को इस खाते से किए गए भुगतान न दिखें। अपने वॉलेट में दूसरा खाता चुनें, या दूसरे वॉलेट से कोड स्कैन करें।',
    account_changed: 'आपके वॉलेट का खाता बदल गया है। कुछ नहीं भेजा गया। फिर से कोशिश करें।',
    wrong_token:
      'इस टोकन की जानकारी आपके वॉलेट और स्टोर में अलग-अलग है। कुछ नहीं भेजा गया। कोई दूसरी करेंसी चुनें या स्टोर से संपर्क करें।',
    no_answer: 'आपके वॉलेट ने जवाब नहीं दिया। कुछ नहीं भेजा गया। उसे खोलें, फिर दोबारा कोशिश करें।',
    failed: 'आपके वॉलेट में गड़बड़ी हुई। कुछ नहीं भेजा गया। फिर से कोशिश करें, या कोड से भुगतान करें।',
    uncertain:
      'आपके वॉलेट में गड़बड़ी हुई, लेकिन हो सकता है कि भुगतान भेज दिया गया हो। दोबारा भुगतान करने से पहले अपना वॉलेट जाँचें।',
  },
  walletWrongNetwork: (network) =>
    `आपका वॉलेट किसी दूसरे नेटवर्क पर है। वहाँ ${network} चुनें, फिर दोबारा कोशिश करें।`,
  walletNotEnough: (code) =>
    `इस खाते में पर्याप्त ${code} नहीं है। अपने वॉलेट में दूसरा खाता चुनें, फिर दोबारा कोशिश करें।`,
  walletNoFee: (code) => `इस खाते में नेटवर्क फ़ीस के लिए ${code} नहीं है। थोड़ा जोड़ें, फिर दोबारा कोशिश करें।`,

  walletQuestion: 'हो सकता है कि आप भुगतान कर चुके हों',
  walletAsked:
    'इस ऑर्डर के भुगतान के लिए एक वॉलेट से पहले ही अनुरोध किया जा चुका है। पहले उसे जाँचें: दोबारा भुगतान करने पर दो बार भुगतान हो सकता है।',
  walletWasSent:
    'इस ऑर्डर का भुगतान एक वॉलेट से पहले ही भेजा जा चुका है। दोबारा भुगतान करने पर दो बार भुगतान हो सकता है।',
  walletPayAgain: 'दोबारा भुगतान करें',
  walletBack: 'वापस',

  walletFates: {
    pending: 'भेज दिया गया। ब्लॉकचेन नेटवर्क का इंतज़ार है।',
    included: 'भेज दिया गया और ब्लॉकचेन पर है। स्टोर को दिखने का इंतज़ार है।',
    failed: 'यह भुगतान ब्लॉकचेन नेटवर्क पर विफल रहा। राशि नहीं भेजी गई। आप दोबारा भुगतान कर सकते हैं।',
    replaced: 'यह भुगतान आपके वॉलेट में तेज़ या रद्द किया गया। दोबारा भुगतान करने से पहले वहाँ जाँचें।',
    dropped:
      'हो सकता है कि ब्लॉकचेन नेटवर्क ने यह भुगतान कतार से हटा दिया हो। दोबारा भुगतान करने से पहले अपना वॉलेट जाँचें।',
  },
  walletCopyHash: 'ट्रांज़ैक्शन ID कॉपी करें',
};
