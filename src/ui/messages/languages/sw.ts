/** Swahili, plain and polite, in the voice of the mobile money apps of East Africa. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'sw'>) => plural('sw', n, forms);

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'sw',

  notLoaded:
    'Sehemu ya ukurasa huu haikupakiwa. Angalia muunganisho wako wa intaneti kisha ujaribu tena.',
  reloadPage: 'Pakia upya',

  problems: {
    offline: 'Huna intaneti kwa sasa. Tutaunganisha tena kiotomatiki.',
    unreachable: 'Hatuwezi kulifikia duka. Tutaendelea kujaribu.',
    store_unavailable: 'Duka lina tatizo kwa sasa. Tutaendelea kujaribu.',
    bad_request: 'Hitilafu imetokea. Pakia ukurasa upya.',
    checkout_expired: 'Kipindi chako kimeisha muda. Pakia ukurasa upya.',
    forbidden: 'Oda hii haiwezi kulipiwa kwenye ukurasa huu. Rudi dukani kisha ujaribu tena.',
    link_used:
      'Kiungo hiki kimeshatumika. Endelea mahali ulipokifungua, au omba kipya kutoka dukani.',
    link_expired:
      'Kiungo hiki kimeisha muda. Pata kipya mahali ulipokipata, au omba kutoka dukani.',
    not_found: 'Hatukupata ukurasa huu wa malipo. Wasiliana na duka.',
    amount_invalid: 'Kiasi hiki hakiwezi kulipwa kwa kripto. Wasiliana na duka.',
    currency_unavailable: 'Sarafu hii haipatikani kwa sasa. Chagua nyingine.',
    checkout_closed: 'Duka limefunga oda hii. Haipokei malipo tena.',
    rate_limited: 'Umejaribu mara nyingi mno. Subiri kidogo.',
    service_unavailable: 'Hatuwezi kuifikia huduma ya malipo. Tutaendelea kujaribu.',
    service_rejected: 'Huduma ya malipo imekataa ombi letu. Wasiliana na duka.',
  },

  checkout: 'Malipo',
  sandbox: 'Hali ya majaribio. Usitume pesa halisi.',
  tryAgain: 'Jaribu tena',
  close: 'Funga',
  copied: 'Imenakiliwa',
  copyRefused: 'Kunakili kumezuiwa hapa. Maandishi yamechaguliwa, yanakili mwenyewe.',
  loading: 'Ukurasa wa malipo unafunguka…',
  alreadySent: 'Umeshalipa? Malipo yako hayajaathiriwa. Usilipe tena.',
  orderReference: (reference) => `Oda ${reference}`,
  accountReference: (reference) => `Akaunti ${reference}`,
  maybeBlocked:
    'Hili likiendelea kutokea, huenda kizuia maudhui au mtandao wako wa intaneti unazuia. Ruhusu ukurasa huu, au jaribu kivinjari kingine.',
  priceChanged: (before, now) => `Bei imebadilika kutoka ${before} hadi ${now}.`,
  requestReference: (id) => `Msimbo wa usaidizi: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  statusTitle: {
    loading: 'Ukurasa wa malipo unafunguka…',
    error: 'Ukurasa wa malipo haukuweza kufunguliwa',
    choose_currency: 'Lipa kwa',
    pay: 'Inasubiri malipo',
    top_up: 'Inasubiri amana',
    detected: 'Malipo yameonekana',
    confirmed: 'Imethibitishwa kwa sehemu',
    partial: 'Imelipwa kwa sehemu',
    review: 'Malipo yanakaguliwa',
    held: 'Malipo yameshikiliwa',
    paid: 'Imelipwa',
    closed: 'Oda imefungwa',
  },
  noCurrencies: 'Hakuna sarafu zinazopatikana kwa sasa. Jaribu tena baadaye.',
  currenciesFailed: 'Sarafu hazikuweza kupakiwa.',

  payTitle: (price) => `Lipa ${price}`,
  partReceived: (received, price) => `${received} kati ya ${price} zimepokelewa`,
  partDetected: (received, price) => `${received} kati ya ${price} zimeonekana`,
  leftToPay: 'Kiasi kilichobaki',
  topUpTitle: 'Ongeza salio',
  topUpLead: 'Tuma kiasi chochote. Anwani hii itabaki kuwa yako.',
  minimum: (amount) => `Kiwango cha chini ${amount}. Kiasi kidogo zaidi huenda kisionekane.`,
  tooSmall: 'Kiasi ni kidogo mno',
  amountLabel: 'Kiasi cha kutuma',
  copyAmount: 'Nakili kiasi',
  sendOnly: (code, network) => `${code} pekee, kwenye mtandao wa ${network} pekee.`,
  sendOnlyWhy: 'Ukituma kitu kingine chochote, huenda kikapotea.',
  addressLabel: (code, network) => `Anwani ya ${code} kwenye mtandao wa ${network}`,
  copyAddress: 'Nakili anwani',
  copiedAddress: (code, network) =>
    `Imenakiliwa. Tuma ${code} pekee, kwenye mtandao wa ${network} pekee.`,
  qrLabel: (code, network) => `Msimbo wa QR wa kutuma ${code} kwenye mtandao wa ${network}`,
  enlarge: 'Kuza',
  scanBare: 'Changanua, kisha uweke kiasi.',
  openWallet: 'Fungua kwenye pochi',
  nothingOpened:
    'Hakuna kilichofunguka? Nakili kiasi na anwani kwenye pochi yako, au changanua msimbo kwa kifaa kingine.',
  moreWays: 'Njia nyingine za kulipa',
  rate: (code, dollars, from) => `1 ${code} = US$\u00a0${dollars} (${from})`,
  priceLocked: (time) => `Bei haitabadilika kwa ${time} zaidi`,
  expiredTitle: 'Bei imeisha muda',
  expiredLead: 'Umeshalipa? Usilipe tena, bado tunafuatilia anwani hii. Hujalipa? Pata bei mpya.',
  newPrice: 'Pata bei mpya',
  checking: 'Inaangalia…',
  continueOnceDetected: 'Utaweza kuendelea malipo yako yakishaonekana.',
  addressDetails: 'Onyesha anwani',
  change: 'Badilisha',
  changeCurrency: 'Badilisha sarafu au mtandao',
  addressReplaced: 'Anwani imebadilika. Tumia hii pekee.',
  changedElsewhere: (what) =>
    `Imebadilishwa kwenye kichupo kingine au kifaa kingine. Cha kulipa sasa: ${what}, kwa anwani iliyo hapa chini.`,
  addressRefusedTitle: 'Anwani hii haikupita ukaguzi wetu wa usalama',
  addressRefused:
    'Pesa zitakazotumwa kwenye anwani hii zinaweza kupotea, kwa hivyo hatuionyeshi. Chagua sarafu nyingine au wasiliana na duka.',
  addressUnchecked:
    'Hatuutambui mtandao huu, kwa hivyo hatukuweza kukagua anwani. Ithibitishe na duka kabla ya kutuma.',
  deposits: 'Amana',
  noDeposits: 'Bado hakuna amana',

  transferStatus: {
    seen: 'Unathibitishwa',
    confirmed: 'Umethibitishwa',
    held: 'Umeshikiliwa',
  },
  unknownStatus: 'Umerekodiwa',
  viewTransfer: 'Tazama muamala',

  search: 'Tafuta sarafu au mtandao',
  searchHint: 'Jina, kifupi au mtandao',
  currencies: 'Sarafu',
  networks: 'Mitandao',
  popular: 'Maarufu',
  lastUsed: 'Iliyotumika mwisho',
  everything: 'Sarafu zote',
  byNetwork: 'Kwa mtandao',
  countNetworks: (n) => count(n, { one: 'Mtandao #', other: 'Mitandao #' }),
  countCurrencies: (n) => count(n, { one: 'Sarafu #', other: 'Sarafu #' }),
  fromAmount: (amount) => `kuanzia ${amount}`,
  chooseNetwork: 'Chagua mtandao',
  chooseCurrencyOn: (network) => `Chagua sarafu kwenye mtandao wa ${network}`,
  networkGuide:
    'Chagua mtandao ambao pochi yako au soko lako la kripto litatumia. Ada hutofautiana kati ya mitandao.',
  minimumOf: (amount) => `angalau ${amount}`,
  usuallyTakes: (time) => `takriban ${time}`,
  noMatch: (text) => `Hakuna matokeo ya “${text}”`,
  searchable: 'Jaribu kifupi, jina au mtandao, au bandika anwani kutoka kwenye pochi yako.',
  clearSearch: 'Futa utafutaji',
  readAs: (text) => `Matokeo ya “${text}”`,
  addressOf: (network) => `Hii inaonekana kuwa anwani ya mtandao wa ${network}.`,
  addressOfSeveral: (networks) =>
    `Anwani zinafanana kwenye ${networks}. Angalia kwenye pochi yako pesa zako ziko kwenye mtandao upi.`,
  addressOfNone: (networks) => `Hii inaonekana kuwa anwani ya ${networks}, ambayo duka halipokei.`,
  addressStays: 'Imekaguliwa kwenye kifaa chako pekee.',
  matches: (n) => count(n, { one: 'Tokeo #', other: 'Matokeo #' }),
  moreMatches: (n) =>
    count(n, {
      one: 'Kuna tokeo # zaidi. Endelea kuandika.',
      other: 'Kuna matokeo # zaidi. Endelea kuandika.',
    }),
  unavailable: {
    no_rate: 'Hakuna bei kwa sasa',
    ambiguous_address: 'Hakuna anwani kwa sasa',
    address_refused: 'Hakuna anwani salama kwa sasa',
    no_address: 'Hakuna anwani kwa sasa',
    below_minimum: 'Kiasi ni kidogo mno',
  },
  notAvailable: 'Haipatikani kwa sasa',
  keepCurrency: 'Rudi kwenye malipo',
  gettingAddress: 'Tunapata anwani…',

  transferCounts: {
    late: 'Umeonekana baada ya bei kuisha muda',
    wrong_currency: 'Sarafu tofauti na iliyochaguliwa',
  },

  slowOpening: 'Inachukua muda mrefu kuliko kawaida. Tutaendelea kujaribu.',
  notCurrent: 'Huenda taarifa hizi si za sasa',
  sessionOver: 'Kipindi chako kimeisha muda',
  sessionOverLead:
    'Pakia upya ili kuona anwani ya sasa. Malipo ambayo tayari yametumwa hayaathiriwi.',
  contactStore: (store) => `Wasiliana na ${store ?? 'duka'}`,
  backToStore: (store) => (store === undefined ? 'Rudi dukani' : `Rudi kwa ${store}`),

  nothingAwaited: 'Bado hakuna malipo yanayotakiwa',
  tooSmallForAll:
    'Kiasi kilichobaki ni kidogo mno kulipwa kwa sarafu yoyote iliyo hapa. Wasiliana na duka.',
  longWaitTitle: (ago) => `Malipo yameonekana ${ago}, bado hayajathibitishwa`,
  longWait:
    'Huenda mtandao wa blockchain uko polepole, au huenda umeuondoa muamala huu kwenye foleni. Angalia pochi yako, na uliulize duka kabla ya kulipa tena.',

  newPriceIs: (amount) => `Bei mpya: ${amount}.`,
  oneMinuteLeft: 'Imebaki dakika moja kwa bei hii.',

  autoUpdates: 'Ukurasa huu hujisasisha wenyewe. Unaweza kuufunga na kurudi baadaye.',
  dontSendAgain: 'Usilipe tena.',
  reviewLead: (store) =>
    `Tumepokea malipo yako, lakini hatukuweza kuyalinganisha na oda hii kiotomatiki. ${store === undefined ? 'Duka litayakagua' : `${store} watayakagua`}. Usilipe tena.`,
  heldLead: (store) =>
    `Huduma ya malipo inayakagua. Wasiliana na ${store ?? 'duka'}. Usilipe tena.`,
  paidLead: 'Asante! Unaweza kufunga ukurasa huu.',
  closedLead: 'Oda hii haipokei malipo tena. Umeshalipa? Wasiliana na duka.',
  overLead: (excess, store) =>
    `Umetuma ${excess} zaidi ya bei. Wasiliana na ${store ?? 'duka'} ili urejeshewe.`,
  usualTime: (time, network) => `Kwa kawaida ${time} kwenye mtandao wa ${network}.`,
  storeConfirms: 'Duka litathibitisha malipo haya.',
  lateEvents: 'Malipo yako yanaweza kuchukua dakika chache kuonekana hapa.',
  exceptions: {
    partial: 'Tumepokea chini ya bei.',
    over: 'Tumepokea zaidi ya bei. Omba duka likurejeshee ziada.',
    late: 'Malipo fulani yameonekana baada ya bei kuisha muda. Duka litaamua kama yatahesabiwa.',
    wrong_currency: 'Malipo fulani yamekuja kwa sarafu tofauti. Duka litaamua kama yatahesabiwa.',
    held: 'Malipo fulani yameshikiliwa ili yakaguliwe.',
  },
  unknownException: 'Duka lina maelezo kuhusu malipo haya.',
  steps: { detected: 'Yameonekana', confirming: 'Yanathibitishwa', paid: 'Imelipwa' },
  received: 'Kilichopokelewa',
  detectedAmount: 'Kilichoonekana',
  due: 'Kiasi kilichobaki',
  excess: 'Kilicholipwa zaidi',
  facts: {
    order: 'Oda',
    account: 'Akaunti',
    total: 'Jumla',
    paid: 'Kilicholipwa',
    network: 'Mtandao',
    date: 'Tarehe',
    transaction: 'Muamala',
  },
  transfers: 'Miamala',
  details: 'Maelezo',
  lastChecked: (ago) => `Sasisho la mwisho: ${ago}`,
  checkNow: 'Angalia sasa',
  nothingNew: 'Hakuna jipya',
  somethingNew: 'Imesasishwa',
  notChecked: 'Imeshindwa kuangalia mabadiliko. Huenda taarifa hizi si za sasa.',
  connection: {
    live: 'Moja kwa moja',
    polling: 'Inaangalia kiotomatiki',
    offline: 'Hakuna muunganisho',
  },
  stillWatching: 'Bado tunafuatilia anwani hii',
  connectionLost: 'Muunganisho umekatika',
  connectionBack: 'Muunganisho umerudi',

  sources: {
    service_event: 'Huduma ya malipo',
    service_list: 'Mtandao wa blockchain',
    service_lookup: 'Ukurasa wa malipo',
    store: 'Duka',
  },
  evidence: {
    opened: 'Ukurasa wa malipo umefunguliwa',
    quoted: 'Bei imewekwa',
    seen: 'Malipo yameonekana',
    confirmed: 'Malipo yamethibitishwa',
    held: 'Yameshikiliwa ili yakaguliwe',
    released: 'Ukaguzi umekamilika',
    marked_paid: 'Imewekwa alama kuwa imelipwa',
    closed: 'Oda imefungwa',
    amended: 'Kiasi kimebadilishwa',
  },
  unknownSource: 'Chanzo kingine',
  unknownEvidence: 'Mabadiliko',
  timeline: 'Historia',
  copyTimeline: 'Nakili kwa ajili ya usaidizi',

  tellMe: 'Niarifu',
  tellingMe:
    'Acha ukurasa huu ukiwa wazi. Utasikia sauti au kuona arifa ikiwa kivinjari chako kinaruhusu.',

  receipt: 'Risiti',
  receiptNote: 'Ni risiti ya malipo, si ankara.',
  printReceipt: 'Chapisha',
  saveReceipt: 'Hifadhi',

  ladderTitle: 'Msimbo rahisi zaidi wa QR',
  ladderLead: 'Msimbo wa QR hauchanganuliki? Jaribu ulio rahisi zaidi.',
  ladderForms: {
    bip21_amount: 'Anwani na kiasi',
    bip21: 'Anwani kama kiungo, bila kiasi',
    eip681_amount: 'Kiungo chenye kiasi',
    eip681: 'Kiungo bila kiasi',
    eip681_token: 'Kiungo cha tokeni chenye kiasi. Kagua mpokeaji kwenye pochi yako.',
    address: 'Anwani pekee',
  },

  exchangeTitle: 'Unalipa kutoka soko la kripto?',
  exchangeNetwork: 'Mtandao',
  exchangeNames: (names) => `pia huonyeshwa kama ${names}`,
  exchangeAmount: 'Kiasi tunachopaswa kupokea',
  exchangeMemo: 'Memo au tag',
  exchangeNoMemo: 'Acha wazi',
  exchangeWallet: 'Aina ya pochi',
  exchangeHosted: 'Hutunzwa na kampuni (biashara)',
  exchangeUnhosted: 'Hutunzwa na mwenyewe',
  exchangeRecipient: 'Mpokeaji',
  exchangeFee:
    'Ikiwa soko la kripto linakata ada yake kwenye kiasi unachotuma, ongeza ada hiyo kwenye kiasi. Masoko haya yana kiwango cha chini cha kutoa.',
  feeCoin: (code) => `Pochi yako inahitaji ${code} kidogo kwa ajili ya ada ya mtandao.`,

  checkTitle: 'Hakiki anwani',
  checkLead:
    'Programu hasidi inaweza kubadilisha anwani iliyonakiliwa. Ili kuihakiki, bandika anwani ya mpokeaji inayoonyeshwa na pochi yako.',
  checkLabel: 'Anwani ya mpokeaji kwenye pochi yako',
  checkSame: 'Anwani inalingana.',
  checkDiffers: (at, pasted, right) =>
    `Usitume pesa. Hii si anwani yetu: kuanzia herufi ya ${String(at)} ni “${pasted}” badala ya “${right}”.`,
  checkNone: (network) => `Usitume pesa. Hii si anwani kamili ya mtandao wa ${network}.`,

  saveCard: 'Hifadhi picha',
  priceLockedUntil: (moment) => `Bei haitabadilika hadi ${moment}`,

  handOff: 'Endelea kwenye simu',
  handOffLead:
    'Changanua kwa kamera ya simu yako ili kufungua malipo haya huko. Huu si msimbo wa kulipia.',
  handOffLabel: 'Msimbo wa QR unaofungua malipo haya kwenye simu yako, si wa kulipia',
  handOffUntil: (time) => `Hufanya kazi mara moja tu, hadi ${time}.`,
  handOffNew: 'Msimbo mpya',

  worthTitle: 'Badili thamani',
  worthCoins: (code) => `Kiasi kwa ${code}`,
  worthDollars: 'Kiasi kwa dola za Marekani',
  worth: (coins, dollars) => `${coins} zina thamani ya ${dollars}.`,
  worthAbout: (coins, dollars) => `${coins} zina thamani ya takriban ${dollars}.`,
  worthGuide: 'Bei inaweza kubadilika kabla pesa unazotuma hazijafika.',
  worthUnread: (whole, part) => `Weka nambari, kama ${whole} au ${part}.`,
  worthNoRate: 'Hakuna bei kwa sasa.',

  walletPay: 'Lipa kwa pochi',
  walletPayWith: (wallet) => `Lipa kwa ${wallet}`,
  walletOther: 'Pochi nyingine',

  walletConnect: (wallet) => `Idhinisha muunganisho kwenye ${wallet}.`,
  walletSwitch: (wallet, network) => `Badilisha hadi mtandao wa ${network} kwenye ${wallet}.`,
  walletConfirm: (wallet, amount, network) =>
    `Thibitisha ${amount} kwenye mtandao wa ${network} katika ${wallet}.`,
  walletSlow: (wallet) => `Hakuna kinachotokea? Fungua ${wallet}.`,
  walletStop: 'Acha kusubiri',

  walletProblems: {
    refused: 'Ombi limekataliwa. Hakuna kilichotumwa.',
    locked: 'Pochi yako imefungwa au haikuonyesha akaunti yoyote. Ifungue, kisha ujaribu tena.',
    busy: 'Pochi yako ina ombi lingine linalosubiri. Lijibu huko, kisha ujaribu tena.',
    contract_account:
      'Hii ni akaunti mahiri, kama vile Safe. Huduma ya malipo huenda isione malipo kutoka kwayo. Chagua akaunti nyingine kwenye pochi yako, au changanua msimbo kwa pochi nyingine.',
    account_changed: 'Akaunti kwenye pochi yako imebadilika. Hakuna kilichotumwa. Jaribu tena.',
    wrong_token:
      'Taarifa za tokeni hii kwenye pochi yako hazilingani na za duka. Hakuna kilichotumwa. Chagua sarafu nyingine au wasiliana na duka.',
    no_answer: 'Pochi yako haikujibu. Hakuna kilichotumwa. Ifungue, kisha ujaribu tena.',
    failed: 'Pochi yako imeripoti hitilafu. Hakuna kilichotumwa. Jaribu tena, au lipa kwa msimbo.',
    uncertain:
      'Pochi yako imeripoti hitilafu, lakini huenda malipo yametumwa. Angalia pochi yako kabla ya kulipa tena.',
  },
  walletWrongNetwork: (network) =>
    `Pochi yako iko kwenye mtandao mwingine. Badilisha hadi mtandao wa ${network} huko, kisha ujaribu tena.`,
  walletNotEnough: (code) =>
    `Hakuna ${code} za kutosha kwenye akaunti hii. Chagua akaunti nyingine kwenye pochi yako, kisha ujaribu tena.`,
  walletNoFee: (code) =>
    `Akaunti hii haina ${code} za ada ya mtandao. Ongeza kidogo, kisha ujaribu tena.`,

  walletQuestion: 'Huenda umeshalipa',
  walletAsked:
    'Pochi moja tayari iliombwa kulipia oda hii. Iangalie kabla ya kulipa tena, la sivyo unaweza kulipa mara mbili.',
  walletWasSent:
    'Malipo ya oda hii tayari yalitumwa kutoka kwenye pochi. Ukilipa tena, unaweza kulipa mara mbili.',
  walletPayAgain: 'Lipa tena',
  walletBack: 'Rudi',

  walletFates: {
    pending: 'Yametumwa. Yanasubiri mtandao wa blockchain.',
    included: 'Yametumwa na yako kwenye blockchain. Bado hayajaonekana na duka.',
    failed:
      'Malipo haya yameshindwa kwenye mtandao wa blockchain. Kiasi hakikutumwa. Unaweza kulipa tena.',
    replaced:
      'Malipo haya yaliharakishwa au kughairiwa kwenye pochi yako. Angalia huko kabla ya kulipa tena.',
    dropped:
      'Huenda mtandao wa blockchain umeyaondoa malipo haya kwenye foleni. Angalia pochi yako kabla ya kulipa tena.',
  },
  walletCopyHash: 'Nakili kitambulisho cha muamala',
};
