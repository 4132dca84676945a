/** Finnish. Informal ("sinä"), in the voice of a payment app. What is put in takes no ending. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'fi'>) => plural('fi', n, forms);

/** The store in the case that the sentence asks for: `kauppaan`, `Kukka-kauppaan`, `Paper & Pine -kauppaan`. */
const named = (store: string | undefined, word: string) =>
  store === undefined ? word : `${store}${store.includes(' ') ? ' ' : ''}-${word}`;

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'fi',

  notLoaded: 'Osa sivusta ei latautunut. Tarkista yhteys ja yritä uudelleen.',
  reloadPage: 'Lataa uudelleen',

  problems: {
    offline: 'Olet offline-tilassa. Yhdistämme uudelleen automaattisesti.',
    unreachable: 'Emme saa yhteyttä kauppaan. Yritämme edelleen.',
    store_unavailable: 'Kaupalla on juuri nyt tekninen ongelma. Yritämme edelleen.',
    bad_request: 'Jokin meni pieleen. Lataa sivu uudelleen.',
    checkout_expired: 'Istuntosi vanheni. Lataa sivu uudelleen.',
    forbidden: 'Tätä tilausta ei voi maksaa tällä sivulla. Palaa kauppaan ja yritä uudelleen.',
    link_used:
      'Tämä linkki on jo käytetty. Jatka siellä, missä avasit sen, tai pyydä kaupalta uusi.',
    link_expired:
      'Tämä linkki on vanhentunut. Hae uusi sieltä, mistä löysit sen, tai pyydä kaupalta.',
    not_found: 'Tätä maksusivua ei löytynyt. Ota yhteyttä kauppaan.',
    amount_invalid: 'Tätä summaa ei voi maksaa kryptovaluutalla. Ota yhteyttä kauppaan.',
    currency_unavailable: 'Tämä valuutta ei ole juuri nyt käytettävissä. Valitse toinen.',
    checkout_closed: 'Kauppa on sulkenut tämän tilauksen. Sitä ei voi enää maksaa.',
    rate_limited: 'Liian monta yritystä. Odota hetki.',
    service_unavailable: 'Emme saa yhteyttä maksupalveluun. Yritämme edelleen.',
    service_rejected: 'Maksupalvelu hylkäsi pyyntömme. Ota yhteyttä kauppaan.',
  },

  checkout: 'Maksu',
  sandbox: 'Testitila. Älä lähetä oikeaa rahaa.',
  tryAgain: 'Yritä uudelleen',
  close: 'Sulje',
  copied: 'Kopioitu',
  copyRefused: 'Kopiointi on täällä estetty. Teksti on valittuna, kopioi se itse.',
  loading: 'Avataan maksusivua…',
  alreadySent: 'Maksoitko jo? Tämä ei vaikuta maksuusi. Älä lähetä maksua uudelleen.',
  orderReference: (reference) => `Tilaus ${reference}`,
  accountReference: (reference) => `Tili ${reference}`,
  maybeBlocked:
    'Jos tämä toistuu, syynä voi olla sisällönesto-ohjelma tai internetyhteytesi. Salli tämä sivu tai kokeile toista selainta.',
  priceChanged: (before, now) => `Hinta muuttui. Ennen: ${before}, nyt: ${now}.`,
  requestReference: (id) => `Tukikoodi: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  statusTitle: {
    loading: 'Avataan maksusivua…',
    error: 'Maksusivua ei voitu avata',
    choose_currency: 'Maksa valuutalla',
    pay: 'Odotetaan maksua',
    top_up: 'Odotetaan talletuksia',
    detected: 'Maksu havaittu',
    confirmed: 'Osittain vahvistettu',
    partial: 'Osittain maksettu',
    review: 'Maksua selvitetään',
    held: 'Maksu pysäytetty tarkistusta varten',
    paid: 'Maksettu',
    closed: 'Tilaus suljettu',
  },
  noCurrencies: 'Valuuttoja ei ole juuri nyt käytettävissä. Yritä myöhemmin uudelleen.',
  currenciesFailed: 'Valuuttoja ei voitu ladata.',

  payTitle: (price) => `Maksa ${price}`,
  partReceived: (received, price) => `Vastaanotettu ${received} / ${price}`,
  partDetected: (received, price) => `Havaittu ${received} / ${price}`,
  leftToPay: 'Maksamatta',
  topUpTitle: 'Lataa saldoa',
  topUpLead: 'Lähetä mikä tahansa summa. Tämä osoite pysyy sinun.',
  minimum: (amount) => `Vähintään ${amount}. Pienempiä siirtoja ei ehkä havaita.`,
  tooSmall: 'Liian pieni summa',
  amountLabel: 'Lähetettävä summa',
  copyAmount: 'Kopioi summa',
  sendOnly: (code, network) => `Vain ${code} ja vain verkossa ${network}.`,
  sendOnlyWhy: 'Kaikki muu voi kadota.',
  addressLabel: (code, network) => `Osoite: ${code} verkossa ${network}`,
  copyAddress: 'Kopioi osoite',
  copiedAddress: (code, network) => `Kopioitu. Lähetä vain ${code} ja vain verkossa ${network}.`,
  qrLabel: (code, network) => `QR-koodi, jolla lähetetään ${code} verkossa ${network}`,
  enlarge: 'Suurenna',
  scanBare: 'Skannaa koodi ja syötä sitten summa.',
  openWallet: 'Avaa lompakossa',
  nothingOpened:
    'Eikö mitään avautunut? Kopioi summa ja osoite lompakkoosi tai skannaa koodi toisella laitteella.',
  moreWays: 'Muita maksutapoja',
  rate: (code, dollars, from) => `1 ${code} = ${dollars}\u00a0$ (${from})`,
  priceLocked: (time) => `Hinta on lukittu vielä ${time}`,
  expiredTitle: 'Hinta on vanhentunut',
  expiredLead:
    'Maksoitko jo? Älä lähetä maksua uudelleen, seuraamme tätä osoitetta edelleen. Jos et ole maksanut, päivitä hinta.',
  newPrice: 'Päivitä hinta',
  checking: 'Tarkistetaan…',
  continueOnceDetected: 'Voit jatkaa, kun maksusi on havaittu.',
  addressDetails: 'Näytä osoite',
  change: 'Vaihda',
  changeCurrency: 'Vaihda valuuttaa tai verkkoa',
  addressReplaced: 'Osoite on vaihtunut. Käytä vain tätä.',
  changedElsewhere: (what) =>
    `Muutettu toisessa välilehdessä tai toisella laitteella. Maksettava nyt: ${what} alla olevaan osoitteeseen.`,
  addressRefusedTitle: 'Osoite ei läpäissyt turvatarkistustamme',
  addressRefused:
    'Siihen lähetetyt varat voivat kadota, joten emme näytä sitä. Valitse toinen valuutta tai ota yhteyttä kauppaan.',
  addressUnchecked:
    'Emme tunne tätä verkkoa, joten emme voineet tarkistaa osoitetta. Varmista se kaupalta ennen kuin lähetät.',
  deposits: 'Talletukset',
  noDeposits: 'Ei vielä talletuksia',

  transferStatus: {
    seen: 'Vahvistetaan',
    confirmed: 'Vahvistettu',
    held: 'Pysäytetty tarkistusta varten',
  },
  unknownStatus: 'Kirjattu',
  viewTransfer: 'Näytä transaktio',

  search: 'Hae valuuttaa tai verkkoa',
  searchHint: 'Nimi, lyhenne tai verkko',
  currencies: 'Valuutat',
  networks: 'Lohkoketjuverkot',
  popular: 'Suositut',
  lastUsed: 'Viimeksi käytetyt',
  everything: 'Kaikki valuutat',
  byNetwork: 'Verkon mukaan',
  countNetworks: (n) => count(n, { one: '# verkko', other: '# verkkoa' }),
  countCurrencies: (n) => count(n, { one: '# valuutta', other: '# valuuttaa' }),
  fromAmount: (amount) => `alkaen ${amount}`,
  chooseNetwork: 'Valitse verkko',
  chooseCurrencyOn: (network) => `Valitse valuutta verkossa ${network}`,
  networkGuide:
    'Valitse lohkoketjuverkko, jota lompakkosi tai kryptopörssisi käyttää. Kulut vaihtelevat verkon mukaan.',
  minimumOf: (amount) => `väh. ${amount}`,
  usuallyTakes: (time) => `noin ${time}`,
  noMatch: (text) => `Ei tuloksia haulle ”${text}”`,
  searchable: 'Kokeile lyhennettä, nimeä tai verkkoa, tai liitä osoite lompakostasi.',
  clearSearch: 'Tyhjennä haku',
  readAs: (text) => `Tulokset haulle ”${text}”`,
  addressOf: (network) => `Tämä näyttää osoitteelta verkossa ${network}.`,
  addressOfSeveral: (networks) =>
    `Osoitteet näyttävät samalta näissä verkoissa: ${networks}. Tarkista lompakostasi, missä niistä varasi ovat.`,
  addressOfNone: (networks) =>
    `Tämä näyttää osoitteelta verkossa ${networks}. Kauppa ei ota siinä vastaan maksuja.`,
  addressStays: 'Tarkistetaan vain laitteellasi.',
  matches: (n) => count(n, { one: '# tulos', other: '# tulosta' }),
  moreMatches: (n) =>
    count(n, {
      one: 'Vielä # tulos. Tarkenna hakua kirjoittamalla lisää.',
      other: 'Vielä # tulosta. Tarkenna hakua kirjoittamalla lisää.',
    }),
  unavailable: {
    no_rate: 'Ei hintaa juuri nyt',
    ambiguous_address: 'Ei osoitetta juuri nyt',
    address_refused: 'Ei turvallista osoitetta juuri nyt',
    no_address: 'Ei osoitetta juuri nyt',
    below_minimum: 'Liian pieni summa',
  },
  notAvailable: 'Ei saatavilla juuri nyt',
  keepCurrency: 'Takaisin maksuun',
  gettingAddress: 'Haetaan osoitetta…',

  transferCounts: {
    late: 'Havaittu hinnan vanhenemisen jälkeen',
    wrong_currency: 'Eri valuutta kuin valittu',
  },

  slowOpening: 'Tämä kestää tavallista kauemmin. Yritämme edelleen.',
  notCurrent: 'Tiedot voivat olla vanhentuneita',
  sessionOver: 'Istuntosi vanheni',
  sessionOverLead:
    'Lataa sivu uudelleen, niin näet nykyisen osoitteen. Tämä ei vaikuta jo lähetettyihin maksuihin.',
  contactStore: (store) =>
    store === undefined ? 'Ota yhteyttä kauppaan' : `Ota yhteyttä: ${store}`,
  backToStore: (store) => `Takaisin ${named(store, 'kauppaan')}`,

  nothingAwaited: 'Ei vielä maksettavaa',
  tooSmallForAll:
    'Jäljellä oleva summa on liian pieni maksettavaksi millään täällä olevalla valuutalla. Ota yhteyttä kauppaan.',
  longWaitTitle: (ago) => `Havaittu ${ago}, ei vielä vahvistettu`,
  longWait:
    'Lohkoketjuverkko voi olla hidas, tai se on voinut poistaa transaktion jonosta. Tarkista lompakkosi ja kysy kaupalta ennen kuin lähetät uudelleen.',

  newPriceIs: (amount) => `Uusi hinta: ${amount}.`,
  oneMinuteLeft: 'Tämä hinta on voimassa vielä minuutin.',

  autoUpdates: 'Sivu päivittyy automaattisesti. Voit sulkea sen ja palata myöhemmin.',
  dontSendAgain: 'Älä lähetä maksua uudelleen.',
  reviewLead: (store) =>
    `Saimme maksusi, mutta emme voineet yhdistää sitä automaattisesti tähän tilaukseen. ${store ?? 'Kauppa'} selvittää asian. Älä lähetä maksua uudelleen.`,
  heldLead: (store) =>
    `Maksupalvelu tarkistaa sitä. Ota yhteyttä ${named(store, 'kauppaan')}. Älä lähetä maksua uudelleen.`,
  paidLead: 'Kiitos! Voit sulkea tämän sivun.',
  closedLead: 'Sitä ei voi enää maksaa. Lähetitkö jo maksun? Ota yhteyttä kauppaan.',
  overLead: (excess, store) =>
    `Lähetit liikaa ${excess}. Pyydä palautusta: ota yhteyttä ${named(store, 'kauppaan')}.`,
  usualTime: (time, network) => `Yleensä ${time} verkossa ${network}.`,
  storeConfirms: 'Kauppa vahvistaa tämän maksun.',
  lateEvents: 'Voi kestää muutaman minuutin, ennen kuin maksusi näkyy täällä.',
  exceptions: {
    partial: 'Saimme hintaa pienemmän summan.',
    over: 'Saimme hintaa suuremman summan. Pyydä kaupalta palautusta.',
    late: 'Maksu havaittiin hinnan vanhenemisen jälkeen. Kauppa päättää, lasketaanko se mukaan.',
    wrong_currency: 'Maksu tuli eri valuutassa. Kauppa päättää, lasketaanko se mukaan.',
    held: 'Maksu on pysäytetty tarkistusta varten.',
  },
  unknownException: 'Kaupalla on huomautus tästä maksusta.',
  steps: { detected: 'Havaittu', confirming: 'Vahvistetaan', paid: 'Maksettu' },
  received: 'Vastaanotettu',
  detectedAmount: 'Havaittu',
  due: 'Maksamatta',
  excess: 'Maksettu liikaa',
  facts: {
    order: 'Tilaus',
    account: 'Tili',
    total: 'Yhteensä',
    paid: 'Maksettu',
    network: 'Lohkoketjuverkko',
    date: 'Päivämäärä',
    transaction: 'Transaktio',
  },
  transfers: 'Transaktiot',
  details: 'Tiedot',
  lastChecked: (ago) => `Viimeksi päivitetty ${ago}`,
  checkNow: 'Tarkista nyt',
  nothingNew: 'Ei mitään uutta',
  somethingNew: 'Päivitetty',
  notChecked: 'Päivityksiä ei voitu tarkistaa. Tiedot voivat olla vanhentuneita.',
  connection: {
    live: 'Reaaliaikainen',
    polling: 'Tarkistetaan automaattisesti',
    offline: 'Ei yhteyttä',
  },
  stillWatching: 'Seuraamme tätä osoitetta edelleen',
  connectionLost: 'Yhteys katkesi',
  connectionBack: 'Yhteys palasi',

  sources: {
    service_event: 'Maksupalvelu',
    service_list: 'Lohkoketjuverkko',
    service_lookup: 'Maksusivu',
    store: 'Kauppa',
  },
  evidence: {
    opened: 'Maksusivu avattu',
    quoted: 'Hinta lukittu',
    seen: 'Maksu havaittu',
    confirmed: 'Maksu vahvistettu',
    held: 'Pysäytetty tarkistusta varten',
    released: 'Tarkistus valmis',
    marked_paid: 'Merkitty maksetuksi',
    closed: 'Tilaus suljettu',
    amended: 'Summa muutettu',
  },
  unknownSource: 'Muu lähde',
  unknownEvidence: 'Päivitys',
  timeline: 'Historia',
  copyTimeline: 'Kopioi asiakaspalvelulle',

  tellMe: 'Ilmoita minulle',
  tellingMe: 'Pidä tämä sivu auki. Kuulet äänen tai näet ilmoituksen, jos selaimesi sallii sen.',

  receipt: 'Kuitti',
  receiptNote: 'Maksukuitti, ei lasku.',
  printReceipt: 'Tulosta',
  saveReceipt: 'Tallenna',

  ladderTitle: 'Yksinkertaisempi QR-koodi',
  ladderLead: 'Eikö QR-koodin skannaus onnistu? Kokeile yksinkertaisempaa.',
  ladderForms: {
    bip21_amount: 'Osoite ja summa',
    bip21: 'Osoite linkkinä, ei summaa',
    eip681_amount: 'Linkki, jossa on summa',
    eip681: 'Linkki ilman summaa',
    eip681_token: 'Linkki, jossa on token ja summa. Tarkista saaja lompakostasi.',
    address: 'Vain osoite',
  },

  exchangeTitle: 'Maksatko kryptopörssistä?',
  exchangeNetwork: 'Lohkoketjuverkko',
  exchangeNames: (names) => `näkyy myös nimellä ${names}`,
  exchangeAmount: 'Summa, joka meidän on saatava',
  exchangeMemo: 'Memo tai Tag',
  exchangeNoMemo: 'Jätä tyhjäksi',
  exchangeWallet: 'Lompakon tyyppi',
  exchangeHosted: 'Palveluntarjoajan (yritys)',
  exchangeUnhosted: 'Itse hallittu',
  exchangeRecipient: 'Saaja',
  exchangeFee:
    'Jos pörssi vähentää palkkionsa lähetettävästä summasta, lisää palkkio summaan. Pörsseillä on nostojen vähimmäissumma.',
  feeCoin: (code) => `Lompakossasi on oltava vähän valuuttaa ${code} verkon siirtokuluja varten.`,

  checkTitle: 'Tarkista osoite',
  checkLead:
    'Haittaohjelma voi vaihtaa kopioidun osoitteen. Tarkista se liittämällä tähän lompakkosi näyttämä saajan osoite.',
  checkLabel: 'Saajan osoite lompakossasi',
  checkSame: 'Osoite täsmää.',
  checkDiffers: (at, pasted, right) =>
    `Älä lähetä rahaa. Tämä ei ole meidän osoitteemme: merkistä ${String(at)} alkaen siinä on ”${pasted}” eikä ”${right}”.`,
  checkNone: (network) => `Älä lähetä rahaa. Tämä ei ole kokonainen osoite verkossa ${network}.`,

  saveCard: 'Tallenna kuva',
  priceLockedUntil: (moment) => `Hinta lukittu, päättyy ${moment}`,

  handOff: 'Jatka puhelimella',
  handOffLead:
    'Skannaa puhelimesi kameralla, niin tämä maksu avautuu siellä. Tällä koodilla ei makseta.',
  handOffLabel: 'QR-koodi, joka avaa tämän maksun puhelimessasi, ei maksamiseen',
  handOffUntil: (time) => `Toimii kerran, viimeistään ${time}.`,
  handOffNew: 'Uusi koodi',

  worthTitle: 'Muunna',
  worthCoins: (code) => `Summa, ${code}`,
  worthDollars: 'Summa Yhdysvaltain dollareina',
  worth: (coins, dollars) => `${coins} on arvoltaan ${dollars}.`,
  worthAbout: (coins, dollars) => `${coins} on arvoltaan noin ${dollars}.`,
  worthGuide: 'Hinta voi muuttua ennen kuin siirtosi saapuu.',
  worthUnread: (whole, part) => `Anna luku, esimerkiksi ${whole} tai ${part}.`,
  worthNoRate: 'Ei hintaa juuri nyt.',

  walletPay: 'Maksa selainlompakolla',
  walletPayWith: (wallet) => `Maksa: ${wallet}`,
  walletOther: 'Toinen lompakko',

  walletConnect: (wallet) => `Hyväksy yhteys lompakossa ${wallet}.`,
  walletSwitch: (wallet, network) => `Vaihda lompakossa ${wallet} verkoksi ${network}.`,
  walletConfirm: (wallet, amount, network) =>
    `Vahvista lompakossa ${wallet}: ${amount} verkossa ${network}.`,
  walletSlow: (wallet) => `Eikö mitään tapahdu? Avaa ${wallet}.`,
  walletStop: 'Lopeta odottaminen',

  walletProblems: {
    refused: 'Pyyntö hylättiin. Mitään ei lähetetty.',
    locked: 'Lompakkosi on lukittu tai ei näyttänyt tiliä. Avaa lukitus ja yritä uudelleen.',
    busy: 'Lompakossasi on auki toinen pyyntö. Vastaa siihen siellä ja yritä uudelleen.',
    contract_account:
      'Tämä on älytili, esimerkiksi Safe. Maksupalvelu ei ehkä huomaa siltä tulevia maksuja. Valitse lompakossasi toinen tili tai skannaa koodi toisella lompakolla.',
    account_changed: 'Lompakkosi tili vaihtui. Mitään ei lähetetty. Yritä uudelleen.',
    wrong_token:
      'Lompakkosi ja kaupan tiedot tästä tokenista eivät täsmää. Mitään ei lähetetty. Valitse toinen valuutta tai ota yhteyttä kauppaan.',
    no_answer: 'Lompakkosi ei vastannut. Mitään ei lähetetty. Avaa se ja yritä uudelleen.',
    failed:
      'Lompakkosi ilmoitti virheestä. Mitään ei lähetetty. Yritä uudelleen tai maksa koodilla.',
    uncertain:
      'Lompakkosi ilmoitti virheestä, ja maksu on voinut lähteä. Tarkista lompakkosi ennen kuin maksat uudelleen.',
  },
  walletWrongNetwork: (network) =>
    `Lompakkosi on toisessa verkossa. Vaihda siellä verkoksi ${network} ja yritä uudelleen.`,
  walletNotEnough: (code) =>
    `Tällä tilillä ei ole tarpeeksi valuuttaa ${code}. Valitse lompakossasi toinen tili ja yritä uudelleen.`,
  walletNoFee: (code) =>
    `Tällä tilillä ei ole valuuttaa ${code} verkon siirtokuluja varten. Lisää sitä vähän ja yritä uudelleen.`,

  walletQuestion: 'Olet ehkä jo maksanut',
  walletAsked:
    'Lompakkoa on jo pyydetty maksamaan tämä tilaus. Tarkista se ennen kuin maksat uudelleen, muuten voit maksaa kahdesti.',
  walletWasSent:
    'Tämän tilauksen maksu on jo lähetetty lompakosta. Jos maksat uudelleen, voit maksaa kahdesti.',
  walletPayAgain: 'Maksa uudelleen',
  walletBack: 'Takaisin',

  walletFates: {
    pending: 'Lähetetty. Odotetaan lohkoketjuverkkoa.',
    included: 'Lähetetty ja lohkoketjussa. Odotetaan, että kauppa havaitsee maksun.',
    failed:
      'Tämä maksu epäonnistui lohkoketjuverkossa. Summaa ei lähetetty. Voit maksaa uudelleen.',
    replaced:
      'Tätä maksua nopeutettiin tai se peruttiin lompakossasi. Tarkista siellä ennen kuin maksat uudelleen.',
    dropped:
      'Lohkoketjuverkko on voinut poistaa tämän maksun jonosta. Tarkista lompakkosi ennen kuin maksat uudelleen.',
  },
  walletCopyHash: 'Kopioi transaktion ID',
};
