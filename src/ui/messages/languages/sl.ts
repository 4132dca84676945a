/** Slovenian. Polite plural in sentences, buttons in the short imperative, as the country's payment apps have them. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'sl'>) => plural('sl', n, forms);

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'sl',

  notLoaded: 'Del te strani se ni naložil. Preverite povezavo in poskusite znova.',
  reloadPage: 'Osveži',

  checkout: 'Plačilo',
  sandbox: 'Preizkusni način. Ne pošiljajte pravega denarja.',
  tryAgain: 'Poskusi znova',
  close: 'Zapri',
  copied: 'Kopirano',
  copyRefused: 'Kopiranje je tu blokirano. Besedilo je označeno, kopirajte ga sami.',
  loading: 'Odpiranje plačilne strani…',
  alreadySent: 'Ste že plačali? To ne vpliva na vaše plačilo. Ne plačajte znova.',
  orderReference: (reference) => `Naročilo ${reference}`,
  accountReference: (reference) => `Račun ${reference}`,
  maybeBlocked:
    'Če se to ponavlja, je morda vzrok blokiranje vsebine ali internetna povezava. Dovolite to stran ali poskusite z drugim brskalnikom.',
  priceChanged: (before, now) => `Cena se je spremenila s ${before} na ${now}.`,
  requestReference: (id) => `Koda za podporo: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  statusTitle: {
    loading: 'Odpiranje plačilne strani…',
    error: 'Plačilne strani ni bilo mogoče odpreti',
    choose_currency: 'Izberite valuto plačila',
    pay: 'Čakamo na plačilo',
    top_up: 'Čakamo na pologe',
    detected: 'Plačilo zaznano',
    confirmed: 'Delno potrjeno',
    partial: 'Delno plačano',
    review: 'Plačilo v preverjanju',
    held: 'Plačilo zadržano za pregled',
    paid: 'Plačano',
    closed: 'Naročilo zaprto',
  },
  noCurrencies: 'Trenutno ni na voljo nobena valuta. Poskusite pozneje.',
  currenciesFailed: 'Valut ni bilo mogoče naložiti.',

  payTitle: (price) => `Plačajte ${price}`,
  partReceived: (received, price) => `Prejeto ${received} od ${price}`,
  partDetected: (received, price) => `Zaznano ${received} od ${price}`,
  leftToPay: 'Preostalo plačilo',
  topUpTitle: 'Polnjenje',
  topUpLead: 'Pošljite poljuben znesek. Ta naslov ostane vaš.',
  minimum: (amount) => `Najmanj ${amount}. Manjša plačila morda ne bodo zaznana.`,
  tooSmall: 'Premajhen znesek',
  amountLabel: 'Znesek za pošiljanje',
  copyAmount: 'Kopiraj znesek',
  sendOnly: (code, network) => `Samo ${code} in samo v omrežju ${network}.`,
  sendOnlyWhy: 'Vse drugo se lahko izgubi.',
  addressLabel: (code, network) => `Naslov za ${code} v omrežju ${network}`,
  copyAddress: 'Kopiraj naslov',
  copiedAddress: (code, network) =>
    `Kopirano. Pošiljajte samo ${code} in samo v omrežju ${network}.`,
  qrLabel: (code, network) => `Koda QR za pošiljanje ${code} v omrežju ${network}`,
  enlarge: 'Povečaj',
  scanBare: 'Skenirajte, nato vnesite znesek.',
  openWallet: 'Odpri v denarnici',
  nothingOpened:
    'Se ni nič odprlo? Kopirajte znesek in naslov v denarnico ali skenirajte kodo z drugo napravo.',
  moreWays: 'Drugi načini plačila',
  rate: (code, dollars, from) => `1 ${code} = ${dollars}\u00a0USD (${from})`,
  priceLocked: (time) => `Cena velja še ${time}`,
  expiredTitle: 'Cena je potekla',
  expiredLead:
    'Ste že plačali? Ne plačajte znova, ta naslov še spremljamo. Če niste, osvežite ceno.',
  newPrice: 'Osveži ceno',
  checking: 'Preverjanje…',
  continueOnceDetected: 'Nadaljujete lahko, ko zaznamo vaše plačilo.',
  addressDetails: 'Pokaži naslov',
  change: 'Spremeni',
  changeCurrency: 'Spremeni valuto ali omrežje',
  addressReplaced: 'Naslov se je spremenil. Uporabite samo tega.',
  changedElsewhere: (what) =>
    `Spremenjeno v drugem zavihku ali na drugi napravi. Zdaj je treba poslati: ${what}, na spodnji naslov.`,
  addressRefusedTitle: 'Ta naslov ni prestal našega varnostnega preverjanja',
  addressRefused:
    'Denar, poslan nanj, bi se lahko izgubil, zato ga ne prikazujemo. Izberite drugo valuto ali se obrnite na trgovino.',
  addressUnchecked:
    'Tega omrežja ne poznamo, zato naslova nismo mogli preveriti. Pred pošiljanjem ga preverite pri trgovini.',
  deposits: 'Pologi',
  noDeposits: 'Pologov še ni',

  transferStatus: { seen: 'Se potrjuje', confirmed: 'Potrjeno', held: 'Zadržano' },
  unknownStatus: 'Zabeleženo',
  viewTransfer: 'Pokaži transakcijo',

  problems: {
    offline: 'Niste povezani v internet. Znova se bomo povezali samodejno.',
    unreachable: 'Trgovine ne moremo doseči. Poskušamo naprej.',
    store_unavailable: 'Trgovina ima trenutno težave. Poskušamo naprej.',
    bad_request: 'Nekaj je šlo narobe. Osvežite stran.',
    checkout_expired: 'Vaša seja je potekla. Osvežite stran.',
    forbidden:
      'Tega naročila na tej strani ni mogoče plačati. Vrnite se v trgovino in poskusite znova.',
    link_used:
      'Ta povezava je že bila uporabljena. Nadaljujte tam, kjer ste jo odprli, ali trgovino prosite za novo.',
    link_expired:
      'Ta povezava je potekla. Odprite novo tam, kjer ste našli to, ali zanjo prosite trgovino.',
    not_found: 'Te plačilne strani nismo našli. Obrnite se na trgovino.',
    amount_invalid: 'Tega zneska ni mogoče plačati s kriptovaluto. Obrnite se na trgovino.',
    currency_unavailable: 'Ta valuta trenutno ni na voljo. Izberite drugo.',
    checkout_closed: 'Trgovina je to naročilo zaprla. Ni ga več mogoče plačati.',
    rate_limited: 'Preveč poskusov. Počakajte trenutek.',
    service_unavailable: 'Plačilne storitve ne moremo doseči. Poskušamo naprej.',
    service_rejected: 'Plačilna storitev je zavrnila našo zahtevo. Obrnite se na trgovino.',
  },

  search: 'Iskanje valute ali omrežja',
  searchHint: 'Ime, oznaka ali omrežje',
  currencies: 'Valute',
  networks: 'Omrežja',
  popular: 'Priljubljeno',
  lastUsed: 'Nazadnje uporabljeno',
  everything: 'Vse valute',
  byNetwork: 'Po omrežju',
  countNetworks: (n) =>
    count(n, { one: '# omrežje', two: '# omrežji', few: '# omrežja', other: '# omrežij' }),
  countCurrencies: (n) =>
    count(n, { one: '# valuta', two: '# valuti', few: '# valute', other: '# valut' }),
  fromAmount: (amount) => `od ${amount}`,
  chooseNetwork: 'Izberite omrežje',
  chooseCurrencyOn: (network) => `Izberite valuto v omrežju ${network}`,
  networkGuide:
    'Izberite omrežje, ki ga bo uporabila vaša denarnica ali kriptoborza. Provizije se razlikujejo.',
  minimumOf: (amount) => `najmanj ${amount}`,
  usuallyTakes: (time) => `približno ${time}`,
  noMatch: (text) => `Ni zadetkov za »${text}«`,
  searchable: 'Vnesite oznako, ime ali omrežje ali prilepite naslov iz denarnice.',
  clearSearch: 'Počisti iskanje',
  readAs: (text) => `Zadetki za »${text}«`,
  addressOf: (network) => `To je videti kot naslov v omrežju ${network}.`,
  addressOfSeveral: (networks) =>
    `V omrežjih ${networks} so naslovi videti enako. V denarnici preverite, v katerem omrežju imate denar.`,
  addressOfNone: (networks) =>
    `To je videti kot naslov v omrežju ${networks}. Trgovina tam ne sprejema plačil.`,
  addressStays: 'Preverjeno samo v vaši napravi.',
  matches: (n) =>
    count(n, { one: '# zadetek', two: '# zadetka', few: '# zadetki', other: '# zadetkov' }),
  moreMatches: (n) =>
    count(n, {
      one: 'Še # zadetek. Tipkajte naprej.',
      two: 'Še # zadetka. Tipkajte naprej.',
      few: 'Še # zadetki. Tipkajte naprej.',
      other: 'Še # zadetkov. Tipkajte naprej.',
    }),
  unavailable: {
    no_rate: 'Trenutno ni cene',
    ambiguous_address: 'Trenutno ni naslova',
    address_refused: 'Trenutno ni varnega naslova',
    no_address: 'Trenutno ni naslova',
    below_minimum: 'Premajhen znesek',
  },
  notAvailable: 'Trenutno ni na voljo',
  keepCurrency: 'Nazaj na plačilo',
  gettingAddress: 'Pridobivanje naslova…',

  transferCounts: {
    late: 'Zaznano po poteku cene',
    wrong_currency: 'Druga valuta od izbrane',
  },

  slowOpening: 'Traja dlje kot običajno. Poskušamo naprej.',
  notCurrent: 'Ti podatki morda niso več točni',
  sessionOver: 'Vaša seja je potekla',
  sessionOverLead: 'Osvežite stran za trenutni naslov. To ne vpliva na že poslana plačila.',
  contactStore: (store) => (store === undefined ? 'Obrnite se na trgovino' : `Stik: ${store}`),
  backToStore: (store) => (store === undefined ? 'Nazaj v trgovino' : `Nazaj: ${store}`),

  nothingAwaited: 'Za zdaj ni treba nič plačati',
  tooSmallForAll:
    'Preostali znesek je premajhen za vse valute, ki so tu na voljo. Obrnite se na trgovino.',
  longWaitTitle: (ago) => `Zaznano ${ago}, še ni potrjeno`,
  longWait:
    'Omrežje verige blokov je morda počasno ali pa je transakcijo izločilo. Preden pošljete znova, preverite denarnico in vprašajte trgovino.',

  newPriceIs: (amount) => `Nova cena: ${amount}.`,
  oneMinuteLeft: 'Ta cena velja še eno minuto.',

  autoUpdates: 'Ta stran se osvežuje samodejno. Lahko jo zaprete in se vrnete.',
  dontSendAgain: 'Ne plačajte znova.',
  reviewLead: (store) =>
    `Vaše plačilo smo prejeli, vendar ga nismo mogli samodejno povezati s tem naročilom. Plačilo bo preverila trgovina${store === undefined ? '' : ` ${store}`}. Ne plačajte znova.`,
  heldLead: (store) =>
    `Plačilna storitev preverja plačilo. Obrnite se na trgovino${store === undefined ? '' : ` ${store}`}. Ne plačajte znova.`,
  paidLead: 'Hvala! To stran lahko zaprete.',
  closedLead: 'Naročila ni več mogoče plačati. Ste plačilo že poslali? Obrnite se na trgovino.',
  overLead: (excess, store) =>
    `Poslali ste ${excess} preveč. Za vračilo se obrnite na trgovino${store === undefined ? '' : ` ${store}`}.`,
  usualTime: (time, network) => `Običajno ${time} v omrežju ${network}.`,
  storeConfirms: 'To plačilo bo potrdila trgovina.',
  lateEvents: 'Lahko traja nekaj minut, da se vaše plačilo tu prikaže.',
  exceptions: {
    partial: 'Prejeli smo manj, kot znaša cena.',
    over: 'Prejeli smo več, kot znaša cena. Trgovino prosite za vračilo.',
    late: 'Plačilo je bilo zaznano po poteku cene. Trgovina odloči, ali ga prizna.',
    wrong_currency: 'Plačilo je prišlo v drugi valuti. Trgovina odloči, ali ga prizna.',
    held: 'Eno plačilo je zadržano za pregled.',
  },
  unknownException: 'Trgovina ima opombo o tem plačilu.',
  steps: { detected: 'Zaznano', confirming: 'Se potrjuje', paid: 'Plačano' },
  received: 'Prejeto',
  detectedAmount: 'Zaznano',
  due: 'Preostalo plačilo',
  excess: 'Preplačilo',
  facts: {
    order: 'Naročilo',
    account: 'Račun',
    total: 'Skupaj',
    paid: 'Plačano',
    network: 'Omrežje',
    date: 'Datum',
    transaction: 'Transakcija',
  },
  transfers: 'Transakcije',
  details: 'Podrobnosti',
  lastChecked: (ago) => `Zadnja osvežitev: ${ago}`,
  checkNow: 'Preveri zdaj',
  nothingNew: 'Nič novega',
  somethingNew: 'Osveženo',
  notChecked: 'Preverjanje ni uspelo. Ti podatki morda niso več točni.',
  connection: { live: 'V živo', polling: 'Samodejno preverjanje', offline: 'Ni povezave' },
  stillWatching: 'Ta naslov še spremljamo',
  connectionLost: 'Povezava je prekinjena',
  connectionBack: 'Znova povezano',

  sources: {
    service_event: 'Plačilna storitev',
    service_list: 'Omrežje verige blokov',
    service_lookup: 'Stran plačila',
    store: 'Trgovina',
  },
  evidence: {
    opened: 'Odprta plačilna stran',
    quoted: 'Cena določena',
    seen: 'Plačilo zaznano',
    confirmed: 'Plačilo potrjeno',
    held: 'Zadržano za pregled',
    released: 'Pregled končan',
    marked_paid: 'Označeno kot plačano',
    closed: 'Naročilo zaprto',
    amended: 'Znesek spremenjen',
  },
  unknownSource: 'Drug vir',
  unknownEvidence: 'Sprememba',
  timeline: 'Zgodovina',
  copyTimeline: 'Kopiraj za podporo',

  tellMe: 'Obvesti me',
  tellingMe:
    'To stran pustite odprto. Če brskalnik to dovoli, boste slišali zvok ali videli obvestilo.',

  receipt: 'Potrdilo o plačilu',
  receiptNote: 'Potrdilo o plačilu, ne račun.',
  printReceipt: 'Natisni',
  saveReceipt: 'Shrani',

  ladderTitle: 'Preprostejša koda QR',
  ladderLead: 'Kode QR ni mogoče skenirati? Poskusite s preprostejšo.',
  ladderForms: {
    bip21_amount: 'Naslov in znesek',
    bip21: 'Naslov kot povezava, brez zneska',
    eip681_amount: 'Povezava z zneskom',
    eip681: 'Povezava brez zneska',
    eip681_token: 'Povezava z žetonom in zneskom. V denarnici preverite prejemnika.',
    address: 'Samo naslov',
  },

  exchangeTitle: 'Plačujete s kriptoborze?',
  exchangeNetwork: 'Omrežje',
  exchangeNames: (names) => `prikazano tudi kot ${names}`,
  exchangeAmount: 'Znesek, ki ga moramo prejeti',
  exchangeMemo: 'Memo ali tag',
  exchangeNoMemo: 'Pustite prazno',
  exchangeWallet: 'Vrsta denarnice',
  exchangeHosted: 'Skrbniška (poslovna)',
  exchangeUnhosted: 'Neskrbniška (lastna)',
  exchangeRecipient: 'Prejemnik',
  exchangeFee:
    'Če borza provizijo odšteje od poslanega zneska, jo prištejte k znesku. Borze imajo najmanjši znesek dviga.',
  feeCoin: (code) => `V denarnici mora biti nekaj ${code} za omrežno provizijo.`,

  checkTitle: 'Preverite naslov',
  checkLead:
    'Zlonamerni program lahko zamenja kopirani naslov. Za preverjanje prilepite naslov prejemnika, ki ga kaže denarnica.',
  checkLabel: 'Prejemnik v denarnici',
  checkSame: 'Naslov se ujema.',
  checkDiffers: (at, pasted, right) =>
    `Ne pošiljajte. To ni naš naslov: od ${String(at)}. znaka naprej je »${pasted}« namesto »${right}«.`,
  checkNone: (network) => `Ne pošiljajte. To ni celoten naslov v omrežju ${network}.`,

  saveCard: 'Shrani sliko',
  priceLockedUntil: (moment) => `Cena velja do: ${moment}`,

  handOff: 'Nadaljuj na telefonu',
  handOffLead: 'Skenirajte s kamero telefona, da se to plačilo odpre tam. S to kodo se ne plača.',
  handOffLabel: 'Koda QR, ki odpre to plačilo na telefonu, ni za plačevanje',
  handOffUntil: (time) => `Velja enkrat, do ${time}.`,
  handOffNew: 'Nova koda',

  worthTitle: 'Pretvori',
  worthCoins: (code) => `Znesek v ${code}`,
  worthDollars: 'Znesek v ameriških dolarjih',
  worth: (coins, dollars) => `${coins} je vredno ${dollars}.`,
  worthAbout: (coins, dollars) => `${coins} je vredno približno ${dollars}.`,
  worthGuide: 'Cena se lahko spremeni, preden plačilo prispe.',
  worthUnread: (whole, part) => `Vnesite število, na primer ${whole} ali ${part}.`,
  worthNoRate: 'Trenutno ni cene.',

  walletPay: 'Plačaj z denarnico',
  walletPayWith: (wallet) => `Plačaj: ${wallet}`,
  walletOther: 'Druga denarnica',

  walletConnect: (wallet) => `Odobrite povezavo v denarnici ${wallet}.`,
  walletSwitch: (wallet, network) => `Denarnico ${wallet} preklopite na omrežje ${network}.`,
  walletConfirm: (wallet, amount, network) =>
    `Potrdite ${amount} v omrežju ${network} v denarnici ${wallet}.`,
  walletSlow: (wallet) => `Se nič ne zgodi? Odprite ${wallet}.`,
  walletStop: 'Nehaj čakati',

  walletProblems: {
    refused: 'Zahteva je bila zavrnjena. Nič ni bilo poslano.',
    locked:
      'Denarnica je zaklenjena ali ni pokazala nobenega računa. Odklenite jo in poskusite znova.',
    busy: 'V denarnici čaka druga zahteva. Tam odgovorite nanjo in poskusite znova.',
    contract_account:
      'To je pametni račun, na primer Safe. Plačilna storitev plačil z njega morda ne bo opazila. V denarnici izberite drug račun ali skenirajte kodo z drugo denarnico.',
    account_changed: 'Račun v denarnici se je spremenil. Nič ni bilo poslano. Poskusite znova.',
    wrong_token:
      'Denarnica in trgovina imata o tem žetonu različne podatke. Nič ni bilo poslano. Izberite drugo valuto ali se obrnite na trgovino.',
    no_answer: 'Denarnica ni odgovorila. Nič ni bilo poslano. Odprite jo in poskusite znova.',
    failed: 'Denarnica je javila napako. Nič ni bilo poslano. Poskusite znova ali plačajte s kodo.',
    uncertain:
      'Denarnica je javila napako, plačilo pa je morda vseeno bilo poslano. Preden plačate znova, preverite denarnico.',
  },
  walletWrongNetwork: (network) =>
    `Denarnica je v drugem omrežju. Preklopite jo na ${network} in poskusite znova.`,
  walletNotEnough: (code) =>
    `Na tem računu ni dovolj ${code}. V denarnici izberite drug račun in poskusite znova.`,
  walletNoFee: (code) =>
    `Na tem računu ni ${code} za omrežno provizijo. Dodajte nekaj in poskusite znova.`,

  walletQuestion: 'Morda ste že plačali',
  walletAsked:
    'Ena od denarnic je že dobila zahtevo za plačilo tega naročila. Preden plačate znova, preverite v njej, sicer lahko plačate dvakrat.',
  walletWasSent:
    'Plačilo za to naročilo je že bilo poslano iz denarnice. Če plačate znova, lahko plačate dvakrat.',
  walletPayAgain: 'Plačaj znova',
  walletBack: 'Nazaj',

  walletFates: {
    pending: 'Poslano. Čakamo na omrežje verige blokov.',
    included: 'Poslano in zapisano v verigi blokov. Čakamo, da trgovina zazna plačilo.',
    failed:
      'To plačilo v omrežju verige blokov ni uspelo. Znesek ni bil poslan. Lahko plačate znova.',
    replaced:
      'To plačilo je bilo v denarnici pospešeno ali preklicano. Preden plačate znova, preverite tam.',
    dropped:
      'Omrežje verige blokov je to plačilo morda izločilo. Preden plačate znova, preverite denarnico.',
  },
  walletCopyHash: 'Kopiraj ID transakcije',
};
