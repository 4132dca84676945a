/** Lithuanian. Polite plural; buttons are infinitives, as the country's banks write them. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'lt'>) => plural('lt', n, forms);

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'lt',

  notLoaded: 'Dalis šio puslapio neįkelta. Patikrinkite ryšį ir bandykite dar kartą.',
  reloadPage: 'Įkelti iš naujo',

  checkout: 'Mokėjimas',
  sandbox: 'Bandomasis režimas. Nesiųskite tikrų pinigų.',
  tryAgain: 'Bandyti dar kartą',
  close: 'Uždaryti',
  copied: 'Nukopijuota',
  copyRefused: 'Kopijuoti čia neleidžiama. Tekstas pažymėtas, nukopijuokite jį patys.',
  loading: 'Atidaromas mokėjimo puslapis…',
  alreadySent: 'Jau sumokėjote? Jūsų mokėjimui tai įtakos neturi. Nemokėkite dar kartą.',
  orderReference: (reference) => `Užsakymas ${reference}`,
  accountReference: (reference) => `Paskyra ${reference}`,
  maybeBlocked:
    'Jei tai kartojasi, gali trukdyti turinio blokavimas arba interneto ryšys. Leiskite šį puslapį arba pabandykite kitą naršyklę.',
  priceChanged: (before, now) => `Kaina pasikeitė iš ${before} į ${now}.`,
  requestReference: (id) => `Kodas pagalbai: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  statusTitle: {
    loading: 'Atidaromas mokėjimo puslapis…',
    error: 'Mokėjimo puslapio atidaryti nepavyko',
    choose_currency: 'Pasirinkite mokėjimo valiutą',
    pay: 'Laukiama mokėjimo',
    top_up: 'Laukiama įmokų',
    detected: 'Mokėjimas aptiktas',
    confirmed: 'Iš dalies patvirtinta',
    partial: 'Iš dalies apmokėta',
    review: 'Mokėjimas tikrinamas',
    held: 'Mokėjimas sulaikytas patikrai',
    paid: 'Apmokėta',
    closed: 'Užsakymas uždarytas',
  },
  noCurrencies: 'Šiuo metu nėra galimų valiutų. Pabandykite vėliau.',
  currenciesFailed: 'Valiutų įkelti nepavyko.',

  payTitle: (price) => `Sumokėkite ${price}`,
  partReceived: (received, price) => `Gauta ${received} iš ${price}`,
  partDetected: (received, price) => `Aptikta ${received} iš ${price}`,
  leftToPay: 'Liko sumokėti',
  topUpTitle: 'Papildymas',
  topUpLead: 'Siųskite bet kokią sumą. Šis adresas lieka jūsų.',
  minimum: (amount) => `Mažiausiai ${amount}. Mažesni pervedimai gali būti neaptikti.`,
  tooSmall: 'Per maža suma',
  amountLabel: 'Siunčiama suma',
  copyAmount: 'Kopijuoti sumą',
  sendOnly: (code, network) => `Tik ${code} ir tik tinkle ${network}.`,
  sendOnlyWhy: 'Visa kita gali būti prarasta.',
  addressLabel: (code, network) => `${code} adresas tinkle ${network}`,
  copyAddress: 'Kopijuoti adresą',
  copiedAddress: (code, network) => `Nukopijuota. Siųskite tik ${code} ir tik tinkle ${network}.`,
  qrLabel: (code, network) => `QR kodas ${code} siųsti tinkle ${network}`,
  enlarge: 'Padidinti',
  scanBare: 'Nuskaitykite, tada įveskite sumą.',
  openWallet: 'Atidaryti piniginėje',
  nothingOpened:
    'Niekas neatsidarė? Nukopijuokite sumą ir adresą į piniginę arba nuskaitykite kodą kitu įrenginiu.',
  moreWays: 'Kiti mokėjimo būdai',
  rate: (code, dollars, from) => `1 ${code} = ${dollars}\u00a0USD (${from})`,
  priceLocked: (time) => `Kaina dar galioja ${time}`,
  expiredTitle: 'Kaina nebegalioja',
  expiredLead:
    'Jau sumokėjote? Nemokėkite dar kartą, šį adresą tebestebime. Jei ne, atnaujinkite kainą.',
  newPrice: 'Atnaujinti kainą',
  checking: 'Tikrinama…',
  continueOnceDetected: 'Galėsite tęsti, kai aptiksime jūsų mokėjimą.',
  addressDetails: 'Rodyti adresą',
  change: 'Keisti',
  changeCurrency: 'Keisti valiutą ar tinklą',
  addressReplaced: 'Adresas pasikeitė. Naudokite tik šį.',
  changedElsewhere: (what) =>
    `Pakeista kitame naršyklės skirtuke arba kitame įrenginyje. Dabar reikia siųsti: ${what}, toliau nurodytu adresu.`,
  addressRefusedTitle: 'Šis adresas nepraėjo mūsų saugumo patikros',
  addressRefused:
    'Į jį nusiųsti pinigai galėtų būti prarasti, todėl jo nerodome. Pasirinkite kitą valiutą arba susisiekite su parduotuve.',
  addressUnchecked:
    'Šio tinklo neatpažįstame, todėl adreso patikrinti negalėjome. Prieš siųsdami pasitikslinkite jį parduotuvėje.',
  deposits: 'Įmokos',
  noDeposits: 'Įmokų dar nėra',

  transferStatus: { seen: 'Tvirtinama', confirmed: 'Patvirtinta', held: 'Sulaikyta' },
  unknownStatus: 'Užregistruota',
  viewTransfer: 'Rodyti operaciją',

  problems: {
    offline: 'Nėra interneto ryšio. Prisijungsime iš naujo automatiškai.',
    unreachable: 'Nepavyksta susisiekti su parduotuve. Bandome toliau.',
    store_unavailable: 'Parduotuvėje šiuo metu nesklandumai. Bandome toliau.',
    bad_request: 'Kažkas nepavyko. Įkelkite puslapį iš naujo.',
    checkout_expired: 'Jūsų seansas baigėsi. Įkelkite puslapį iš naujo.',
    forbidden:
      'Šio užsakymo šiame puslapyje apmokėti negalima. Grįžkite į parduotuvę ir bandykite dar kartą.',
    link_used:
      'Ši nuoroda jau panaudota. Tęskite ten, kur ją atidarėte, arba paprašykite parduotuvės naujos.',
    link_expired:
      'Ši nuoroda nebegalioja. Gaukite naują ten, kur radote šią, arba paprašykite jos parduotuvės.',
    not_found: 'Šio mokėjimo puslapio neradome. Susisiekite su parduotuve.',
    amount_invalid: 'Šios sumos kriptovaliuta sumokėti negalima. Susisiekite su parduotuve.',
    currency_unavailable: 'Ši valiuta šiuo metu neprieinama. Pasirinkite kitą.',
    checkout_closed: 'Parduotuvė šį užsakymą uždarė. Jo apmokėti nebegalima.',
    rate_limited: 'Per daug bandymų. Šiek tiek palaukite.',
    service_unavailable: 'Nepavyksta susisiekti su mokėjimų paslauga. Bandome toliau.',
    service_rejected: 'Mokėjimų paslauga atmetė mūsų užklausą. Susisiekite su parduotuve.',
  },

  search: 'Ieškoti valiutos ar tinklo',
  searchHint: 'Pavadinimas, simbolis ar tinklas',
  currencies: 'Valiutos',
  networks: 'Tinklai',
  popular: 'Populiaru',
  lastUsed: 'Paskiausiai naudota',
  everything: 'Visos valiutos',
  byNetwork: 'Pagal tinklą',
  countNetworks: (n) =>
    count(n, { one: '# tinklas', few: '# tinklai', many: '# tinklo', other: '# tinklų' }),
  countCurrencies: (n) =>
    count(n, { one: '# valiuta', few: '# valiutos', many: '# valiutos', other: '# valiutų' }),
  fromAmount: (amount) => `nuo ${amount}`,
  chooseNetwork: 'Pasirinkite tinklą',
  chooseCurrencyOn: (network) => `Pasirinkite valiutą tinkle ${network}`,
  networkGuide:
    'Pasirinkite tinklą, kurį naudos jūsų piniginė ar kriptovaliutų birža. Mokesčiai skiriasi.',
  minimumOf: (amount) => `bent ${amount}`,
  usuallyTakes: (time) => `apie ${time}`,
  noMatch: (text) => `Pagal „${text}“ nieko nerasta`,
  searchable: 'Įveskite simbolį, pavadinimą ar tinklą arba įklijuokite adresą iš piniginės.',
  clearSearch: 'Išvalyti paiešką',
  readAs: (text) => `Rezultatai pagal „${text}“`,
  addressOf: (network) => `Panašu į adresą tinkle ${network}.`,
  addressOfSeveral: (networks) =>
    `Tinkluose ${networks} adresai atrodo vienodai. Piniginėje patikrinkite, kuriame iš jų yra jūsų pinigai.`,
  addressOfNone: (networks) =>
    `Panašu į adresą tinkle ${networks}. Parduotuvė mokėjimų jame nepriima.`,
  addressStays: 'Patikrinta tik jūsų įrenginyje.',
  matches: (n) =>
    count(n, {
      one: '# rezultatas',
      few: '# rezultatai',
      many: '# rezultato',
      other: '# rezultatų',
    }),
  moreMatches: (n) =>
    count(n, {
      one: 'Dar # rezultatas. Rašykite toliau.',
      few: 'Dar # rezultatai. Rašykite toliau.',
      many: 'Dar # rezultato. Rašykite toliau.',
      other: 'Dar # rezultatų. Rašykite toliau.',
    }),
  unavailable: {
    no_rate: 'Šiuo metu kainos nėra',
    ambiguous_address: 'Šiuo metu adreso nėra',
    address_refused: 'Šiuo metu saugaus adreso nėra',
    no_address: 'Šiuo metu adreso nėra',
    below_minimum: 'Per maža suma',
  },
  notAvailable: 'Šiuo metu neprieinama',
  keepCurrency: 'Grįžti į mokėjimą',
  gettingAddress: 'Gaunamas adresas…',

  transferCounts: {
    late: 'Aptikta kainai nebegaliojant',
    wrong_currency: 'Kita valiuta nei pasirinkta',
  },

  slowOpening: 'Trunka ilgiau nei įprastai. Bandome toliau.',
  notCurrent: 'Šie duomenys gali būti pasenę',
  sessionOver: 'Jūsų seansas baigėsi',
  sessionOverLead:
    'Įkelkite iš naujo, kad matytumėte dabartinį adresą. Jau išsiųstiems mokėjimams tai įtakos neturi.',
  contactStore: (store) =>
    store === undefined ? 'Susisiekti su parduotuve' : `Susisiekti: ${store}`,
  backToStore: (store) => (store === undefined ? 'Grįžti į parduotuvę' : `Grįžti: ${store}`),

  nothingAwaited: 'Kol kas mokėti nieko nereikia',
  tooSmallForAll: 'Likusi suma per maža visoms čia galimoms valiutoms. Susisiekite su parduotuve.',
  longWaitTitle: (ago) => `Aptikta ${ago}, vis dar nepatvirtinta`,
  longWait:
    'Blokų grandinės tinklas gali būti lėtas arba galėjo operaciją pašalinti. Prieš mokėdami dar kartą, pasižiūrėkite piniginėje ir paklauskite parduotuvės.',

  newPriceIs: (amount) => `Nauja kaina: ${amount}.`,
  oneMinuteLeft: 'Ši kaina galioja dar vieną minutę.',

  autoUpdates: 'Šis puslapis atsinaujina automatiškai. Galite jį uždaryti ir grįžti vėliau.',
  dontSendAgain: 'Nemokėkite dar kartą.',
  reviewLead: (store) =>
    `Jūsų mokėjimą gavome, bet automatiškai susieti jo su šiuo užsakymu nepavyko. Mokėjimą patikrins parduotuvė${store === undefined ? '' : ` ${store}`}. Nemokėkite dar kartą.`,
  heldLead: (store) =>
    `Mokėjimą tikrina mokėjimų paslauga. Susisiekite su parduotuve${store === undefined ? '' : ` ${store}`}. Nemokėkite dar kartą.`,
  paidLead: 'Ačiū! Šį puslapį galite uždaryti.',
  closedLead: 'Užsakymo apmokėti nebegalima. Jau išsiuntėte mokėjimą? Susisiekite su parduotuve.',
  overLead: (excess, store) =>
    `Išsiuntėte ${excess} per daug. Dėl grąžinimo susisiekite su parduotuve${store === undefined ? '' : ` ${store}`}.`,
  usualTime: (time, network) => `Paprastai ${time} tinkle ${network}.`,
  storeConfirms: 'Šį mokėjimą patvirtins parduotuvė.',
  lateEvents: 'Gali praeiti kelios minutės, kol jūsų mokėjimas čia pasirodys.',
  exceptions: {
    partial: 'Gavome mažiau, nei yra kaina.',
    over: 'Gavome daugiau, nei yra kaina. Dėl grąžinimo kreipkitės į parduotuvę.',
    late: 'Mokėjimas aptiktas kainai nebegaliojant. Ar jį įskaityti, sprendžia parduotuvė.',
    wrong_currency: 'Gautas mokėjimas kita valiuta. Ar jį įskaityti, sprendžia parduotuvė.',
    held: 'Vienas mokėjimas sulaikytas patikrai.',
  },
  unknownException: 'Parduotuvė turi pastabą apie šį mokėjimą.',
  steps: { detected: 'Aptikta', confirming: 'Tvirtinama', paid: 'Apmokėta' },
  received: 'Gauta',
  detectedAmount: 'Aptikta',
  due: 'Liko sumokėti',
  excess: 'Permokėta',
  facts: {
    order: 'Užsakymas',
    account: 'Paskyra',
    total: 'Iš viso',
    paid: 'Apmokėta',
    network: 'Tinklas',
    date: 'Data',
    transaction: 'Operacija',
  },
  transfers: 'Operacijos',
  details: 'Išsami informacija',
  lastChecked: (ago) => `Atnaujinta: ${ago}`,
  checkNow: 'Tikrinti dabar',
  nothingNew: 'Nieko naujo',
  somethingNew: 'Atnaujinta',
  notChecked: 'Patikrinti nepavyko. Šie duomenys gali būti pasenę.',
  connection: { live: 'Tiesiogiai', polling: 'Tikrinama automatiškai', offline: 'Nėra ryšio' },
  stillWatching: 'Šį adresą tebestebime',
  connectionLost: 'Ryšys nutrūko',
  connectionBack: 'Ryšys atkurtas',

  sources: {
    service_event: 'Mokėjimų paslauga',
    service_list: 'Blokų grandinės tinklas',
    service_lookup: 'Mokėjimo puslapis',
    store: 'Parduotuvė',
  },
  evidence: {
    opened: 'Atidarytas mokėjimo puslapis',
    quoted: 'Nustatyta kaina',
    seen: 'Mokėjimas aptiktas',
    confirmed: 'Mokėjimas patvirtintas',
    held: 'Sulaikyta patikrai',
    released: 'Patikra baigta',
    marked_paid: 'Pažymėta kaip apmokėta',
    closed: 'Užsakymas uždarytas',
    amended: 'Suma pakeista',
  },
  unknownSource: 'Kitas šaltinis',
  unknownEvidence: 'Pakeitimas',
  timeline: 'Istorija',
  copyTimeline: 'Kopijuoti pagalbai',

  tellMe: 'Pranešti man',
  tellingMe:
    'Palikite šį puslapį atidarytą. Išgirsite garsą arba pamatysite pranešimą, jei naršyklė tai leidžia.',

  receipt: 'Mokėjimo patvirtinimas',
  receiptNote: 'Mokėjimo patvirtinimas, ne sąskaita faktūra.',
  printReceipt: 'Spausdinti',
  saveReceipt: 'Išsaugoti',

  ladderTitle: 'Paprastesnis QR kodas',
  ladderLead: 'QR kodas nenuskaitomas? Pabandykite paprastesnį.',
  ladderForms: {
    bip21_amount: 'Adresas ir suma',
    bip21: 'Adresas kaip nuoroda, be sumos',
    eip681_amount: 'Nuoroda su suma',
    eip681: 'Nuoroda be sumos',
    eip681_token: 'Žetono nuoroda su suma. Piniginėje patikrinkite gavėją.',
    address: 'Tik adresas',
  },

  exchangeTitle: 'Mokate iš kriptovaliutų biržos?',
  exchangeNetwork: 'Tinklas',
  exchangeNames: (names) => `rodomas ir kaip ${names}`,
  exchangeAmount: 'Suma, kurią turime gauti',
  exchangeMemo: 'Memo arba tag',
  exchangeNoMemo: 'Palikite tuščią',
  exchangeWallet: 'Piniginės tipas',
  exchangeHosted: 'Valdoma paslaugos teikėjo (verslo)',
  exchangeUnhosted: 'Valdoma savininko',
  exchangeRecipient: 'Gavėjas',
  exchangeFee:
    'Jei birža mokestį išskaičiuoja iš siunčiamos sumos, pridėkite jį prie sumos. Biržos turi mažiausią išėmimo sumą.',
  feeCoin: (code) => `Piniginėje turi būti šiek tiek ${code} tinklo mokesčiui.`,

  checkTitle: 'Patikrinkite adresą',
  checkLead:
    'Kenkėjiška programa gali pakeisti nukopijuotą adresą. Kad patikrintumėte, įklijuokite gavėjo adresą, kurį rodo piniginė.',
  checkLabel: 'Piniginėje rodomas gavėjas',
  checkSame: 'Adresas sutampa.',
  checkDiffers: (at, pasted, right) =>
    `Nesiųskite. Tai ne mūsų adresas: nuo ${String(at)} ženklo yra „${pasted}“ vietoj „${right}“.`,
  checkNone: (network) => `Nesiųskite. Tai ne visas adresas tinkle ${network}.`,

  saveCard: 'Išsaugoti vaizdą',
  priceLockedUntil: (moment) => `Kaina galioja iki: ${moment}`,

  handOff: 'Tęsti telefone',
  handOffLead:
    'Nuskaitykite telefono kamera, kad šis mokėjimas atsidarytų jame. Šiuo kodu nemokama.',
  handOffLabel: 'QR kodas, kuris atidaro šį mokėjimą telefone, ne mokėti',
  handOffUntil: (time) => `Galioja vieną kartą, iki ${time}.`,
  handOffNew: 'Naujas kodas',

  worthTitle: 'Perskaičiuoti',
  worthCoins: (code) => `Suma ${code}`,
  worthDollars: 'Suma JAV doleriais',
  worth: (coins, dollars) => `${coins} vertė yra ${dollars}.`,
  worthAbout: (coins, dollars) => `${coins} vertė yra apie ${dollars}.`,
  worthGuide: 'Kol pervedimas pasieks gavėją, kaina gali pasikeisti.',
  worthUnread: (whole, part) => `Įveskite skaičių, pavyzdžiui, ${whole} arba ${part}.`,
  worthNoRate: 'Šiuo metu kainos nėra.',

  walletPay: 'Mokėti pinigine',
  walletPayWith: (wallet) => `Mokėti su ${wallet}`,
  walletOther: 'Kita piniginė',

  walletConnect: (wallet) => `Patvirtinkite prisijungimą piniginėje ${wallet}.`,
  walletSwitch: (wallet, network) => `Perjunkite ${wallet} į tinklą ${network}.`,
  walletConfirm: (wallet, amount, network) =>
    `Patvirtinkite ${amount} tinkle ${network} piniginėje ${wallet}.`,
  walletSlow: (wallet) => `Nieko nevyksta? Atidarykite ${wallet}.`,
  walletStop: 'Nebelaukti',

  walletProblems: {
    refused: 'Prašymas atmestas. Nieko neišsiųsta.',
    locked:
      'Piniginė užrakinta arba neparodė jokios paskyros. Atrakinkite ją ir bandykite dar kartą.',
    busy: 'Piniginėje laukia kitas prašymas. Atsakykite į jį ten ir bandykite dar kartą.',
    contract_account:
      'Tai išmanioji paskyra, pavyzdžiui, Safe. Mokėjimų paslauga mokėjimų iš jos gali nepastebėti. Pasirinkite kitą paskyrą piniginėje arba nuskaitykite kodą kita pinigine.',
    account_changed: 'Piniginėje pasikeitė paskyra. Nieko neišsiųsta. Bandykite dar kartą.',
    wrong_token:
      'Piniginės ir parduotuvės duomenys apie šį žetoną skiriasi. Nieko neišsiųsta. Pasirinkite kitą valiutą arba susisiekite su parduotuve.',
    no_answer: 'Piniginė neatsakė. Nieko neišsiųsta. Atidarykite ją ir bandykite dar kartą.',
    failed:
      'Piniginė pranešė apie klaidą. Nieko neišsiųsta. Bandykite dar kartą arba mokėkite kodu.',
    uncertain:
      'Piniginė pranešė apie klaidą, bet mokėjimas galėjo būti išsiųstas. Prieš mokėdami dar kartą, pasižiūrėkite piniginėje.',
  },
  walletWrongNetwork: (network) =>
    `Piniginė yra kitame tinkle. Perjunkite ją į ${network} ir bandykite dar kartą.`,
  walletNotEnough: (code) =>
    `Šioje paskyroje nepakanka ${code}. Pasirinkite kitą paskyrą piniginėje ir bandykite dar kartą.`,
  walletNoFee: (code) =>
    `Šioje paskyroje nėra ${code} tinklo mokesčiui. Šiek tiek papildykite ir bandykite dar kartą.`,

  walletQuestion: 'Galbūt jau sumokėjote',
  walletAsked:
    'Viena piniginė jau gavo prašymą apmokėti šį užsakymą. Prieš mokėdami dar kartą, pasižiūrėkite joje, nes galite sumokėti du kartus.',
  walletWasSent:
    'Mokėjimas už šį užsakymą jau išsiųstas iš piniginės. Mokėdami dar kartą, galite sumokėti du kartus.',
  walletPayAgain: 'Mokėti dar kartą',
  walletBack: 'Atgal',

  walletFates: {
    pending: 'Išsiųsta. Laukiama blokų grandinės tinklo.',
    included: 'Išsiųsta ir įrašyta blokų grandinėje. Laukiama, kol parduotuvė mokėjimą aptiks.',
    failed:
      'Šis mokėjimas blokų grandinės tinkle nepavyko. Suma neišsiųsta. Galite mokėti dar kartą.',
    replaced:
      'Šis mokėjimas piniginėje pagreitintas arba atšauktas. Prieš mokėdami dar kartą, pasižiūrėkite ten.',
    dropped:
      'Blokų grandinės tinklas galėjo šį mokėjimą pašalinti. Prieš mokėdami dar kartą, pasižiūrėkite piniginėje.',
  },
  walletCopyHash: 'Kopijuoti operacijos ID',
};
