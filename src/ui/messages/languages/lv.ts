/** Latvian. Formal (plural), in the voice of a bank's app. What is put in takes no ending. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'lv'>) => plural('lv', n, forms);

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'lv',

  notLoaded: 'Daļa lapas netika ielādēta. Pārbaudiet savienojumu un mēģiniet vēlreiz.',
  reloadPage: 'Ielādēt vēlreiz',

  problems: {
    offline: 'Nav interneta savienojuma. Savienojums tiks atjaunots automātiski.',
    unreachable: 'Nevaram sazināties ar veikalu. Turpinām mēģināt.',
    store_unavailable: 'Veikalam pašlaik ir tehniska problēma. Turpinām mēģināt.',
    bad_request: 'Radās kļūda. Ielādējiet lapu vēlreiz.',
    checkout_expired: 'Jūsu sesija ir beigusies. Ielādējiet lapu vēlreiz.',
    forbidden: 'Šo pasūtījumu šajā lapā nevar apmaksāt. Atgriezieties veikalā un mēģiniet vēlreiz.',
    link_used:
      'Šī saite jau ir izmantota. Turpiniet tur, kur to atvērāt, vai palūdziet veikalam jaunu.',
    link_expired:
      'Šīs saites derīgums ir beidzies. Iegūstiet jaunu tur, kur to atradāt, vai palūdziet veikalam.',
    not_found: 'Neatradām šo maksājuma lapu. Sazinieties ar veikalu.',
    amount_invalid: 'Šo summu nevar samaksāt kriptovalūtā. Sazinieties ar veikalu.',
    currency_unavailable: 'Šī valūta pašlaik nav pieejama. Izvēlieties citu.',
    checkout_closed: 'Veikals ir slēdzis šo pasūtījumu. To vairs nevar apmaksāt.',
    rate_limited: 'Pārāk daudz mēģinājumu. Uzgaidiet brīdi.',
    service_unavailable: 'Nevaram sazināties ar maksājumu pakalpojumu. Turpinām mēģināt.',
    service_rejected: 'Maksājumu pakalpojums noraidīja mūsu pieprasījumu. Sazinieties ar veikalu.',
  },

  checkout: 'Maksājums',
  sandbox: 'Testa režīms. Nesūtiet īstu naudu.',
  tryAgain: 'Mēģināt vēlreiz',
  close: 'Aizvērt',
  copied: 'Nokopēts',
  copyRefused: 'Kopēšana šeit ir bloķēta. Teksts ir atlasīts, nokopējiet to manuāli.',
  loading: 'Atver maksājuma lapu…',
  alreadySent: 'Jau samaksājāt? Jūsu maksājumu tas neietekmē. Nesūtiet maksājumu vēlreiz.',
  orderReference: (reference) => `Pasūtījums ${reference}`,
  accountReference: (reference) => `Konts ${reference}`,
  maybeBlocked:
    'Ja tas atkārtojas, iemesls var būt satura bloķētājs vai jūsu interneta savienojums. Atļaujiet šo lapu vai izmēģiniet citu pārlūku.',
  priceChanged: (before, now) => `Cena mainījās no ${before} uz ${now}.`,
  requestReference: (id) => `Kods klientu atbalstam: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  statusTitle: {
    loading: 'Atver maksājuma lapu…',
    error: 'Maksājuma lapu neizdevās atvērt',
    choose_currency: 'Maksāt ar',
    pay: 'Gaida maksājumu',
    top_up: 'Gaida iemaksas',
    detected: 'Maksājums konstatēts',
    confirmed: 'Daļēji apstiprināts',
    partial: 'Daļēji samaksāts',
    review: 'Maksājums tiek izskatīts',
    held: 'Maksājums aizturēts pārbaudei',
    paid: 'Samaksāts',
    closed: 'Pasūtījums slēgts',
  },
  noCurrencies: 'Pašlaik nav pieejamu valūtu. Mēģiniet vēlāk.',
  currenciesFailed: 'Valūtas neizdevās ielādēt.',

  payTitle: (price) => `Jāmaksā ${price}`,
  partReceived: (received, price) => `Saņemts ${received} no ${price}`,
  partDetected: (received, price) => `Konstatēts ${received} no ${price}`,
  leftToPay: 'Atlicis samaksāt',
  topUpTitle: 'Papildināt atlikumu',
  topUpLead: 'Sūtiet jebkādu summu. Šī adrese paliek jūsu.',
  minimum: (amount) => `Vismaz ${amount}. Mazāki pārskaitījumi var netikt konstatēti.`,
  tooSmall: 'Pārāk maza summa',
  amountLabel: 'Nosūtāmā summa',
  copyAmount: 'Kopēt summu',
  sendOnly: (code, network) => `Tikai ${code} un tikai tīklā ${network}.`,
  sendOnlyWhy: 'Viss pārējais var pazust.',
  addressLabel: (code, network) => `Adrese ${code} saņemšanai tīklā ${network}`,
  copyAddress: 'Kopēt adresi',
  copiedAddress: (code, network) => `Nokopēts. Sūtiet tikai ${code} un tikai tīklā ${network}.`,
  qrLabel: (code, network) => `QR kods ${code} sūtīšanai tīklā ${network}`,
  enlarge: 'Palielināt',
  scanBare: 'Noskenējiet kodu un pēc tam ievadiet summu.',
  openWallet: 'Atvērt makā',
  nothingOpened:
    'Nekas neatvērās? Iekopējiet summu un adresi savā kriptovalūtas makā vai noskenējiet kodu ar citu ierīci.',
  moreWays: 'Citi maksāšanas veidi',
  rate: (code, dollars, from) => `1 ${code} = ${dollars}\u00a0$ (${from})`,
  priceLocked: (time) => `Cena ir fiksēta vēl ${time}`,
  expiredTitle: 'Cenas derīgums ir beidzies',
  expiredLead:
    'Jau samaksājāt? Nesūtiet maksājumu vēlreiz, mēs joprojām sekojam šai adresei. Ja vēl ne, atjauniniet cenu.',
  newPrice: 'Atjaunināt cenu',
  checking: 'Pārbauda…',
  continueOnceDetected: 'Varēsiet turpināt, tiklīdz jūsu maksājums būs konstatēts.',
  addressDetails: 'Rādīt adresi',
  change: 'Mainīt',
  changeCurrency: 'Mainīt valūtu vai tīklu',
  addressReplaced: 'Adrese ir mainījusies. Izmantojiet tikai šo.',
  changedElsewhere: (what) =>
    `Mainīts citā cilnē vai citā ierīcē. Tagad jāmaksā: ${what}, uz tālāk norādīto adresi.`,
  addressRefusedTitle: 'Adrese neizturēja mūsu drošības pārbaudi',
  addressRefused:
    'Uz to nosūtītā nauda var pazust, tāpēc mēs to nerādām. Izvēlieties citu valūtu vai sazinieties ar veikalu.',
  addressUnchecked:
    'Mēs nepazīstam šo tīklu, tāpēc nevarējām pārbaudīt adresi. Pirms sūtīšanas palūdziet veikalam to apstiprināt.',
  deposits: 'Iemaksas',
  noDeposits: 'Iemaksu vēl nav',

  transferStatus: {
    seen: 'Tiek apstiprināts',
    confirmed: 'Apstiprināts',
    held: 'Aizturēts pārbaudei',
  },
  unknownStatus: 'Reģistrēts',
  viewTransfer: 'Skatīt transakciju',

  search: 'Meklēt valūtu vai tīklu',
  searchHint: 'Nosaukums, saīsinājums vai tīkls',
  currencies: 'Valūtas',
  networks: 'Blokķēdes tīkli',
  popular: 'Populāras',
  lastUsed: 'Nesen izmantotās',
  everything: 'Visas valūtas',
  byNetwork: 'Pēc tīkla',
  countNetworks: (n) => count(n, { zero: '# tīklu', one: '# tīkls', other: '# tīkli' }),
  countCurrencies: (n) => count(n, { zero: '# valūtu', one: '# valūta', other: '# valūtas' }),
  fromAmount: (amount) => `no ${amount}`,
  chooseNetwork: 'Izvēlieties tīklu',
  chooseCurrencyOn: (network) => `Izvēlieties valūtu tīklā ${network}`,
  networkGuide:
    'Izvēlieties blokķēdes tīklu, kuru izmantos jūsu maks vai kriptobirža. Komisijas dažādos tīklos atšķiras.',
  minimumOf: (amount) => `vismaz ${amount}`,
  usuallyTakes: (time) => `apm. ${time}`,
  noMatch: (text) => `Nekas nav atrasts: “${text}”`,
  searchable: 'Mēģiniet saīsinājumu, nosaukumu vai tīklu vai ielīmējiet adresi no sava maka.',
  clearSearch: 'Notīrīt meklēšanu',
  readAs: (text) => `Rezultāti: “${text}”`,
  addressOf: (network) => `Šī izskatās pēc adreses tīklā ${network}.`,
  addressOfSeveral: (networks) =>
    `Adreses izskatās vienādi šajos tīklos: ${networks}. Apskatieties savā makā, kurā no tiem atrodas jūsu nauda.`,
  addressOfNone: (networks) =>
    `Šī izskatās pēc adreses tīklā ${networks}. Tur veikals maksājumus nepieņem.`,
  addressStays: 'Pārbaudīts tikai jūsu ierīcē.',
  matches: (n) => count(n, { zero: '# rezultātu', one: '# rezultāts', other: '# rezultāti' }),
  moreMatches: (n) =>
    count(n, {
      zero: 'Vēl # rezultātu. Rakstiet tālāk, lai precizētu.',
      one: 'Vēl # rezultāts. Rakstiet tālāk, lai precizētu.',
      other: 'Vēl # rezultāti. Rakstiet tālāk, lai precizētu.',
    }),
  unavailable: {
    no_rate: 'Pašlaik nav cenas',
    ambiguous_address: 'Pašlaik nav adreses',
    address_refused: 'Pašlaik nav drošas adreses',
    no_address: 'Pašlaik nav adreses',
    below_minimum: 'Pārāk maza summa',
  },
  notAvailable: 'Pašlaik nav pieejams',
  keepCurrency: 'Atpakaļ pie maksājuma',
  gettingAddress: 'Iegūst adresi…',

  transferCounts: {
    late: 'Konstatēts pēc cenas derīguma beigām',
    wrong_currency: 'Cita valūta nekā izvēlētā',
  },

  slowOpening: 'Tas aizņem vairāk laika nekā parasti. Turpinām mēģināt.',
  notCurrent: 'Dati var būt novecojuši',
  sessionOver: 'Jūsu sesija ir beigusies',
  sessionOverLead:
    'Ielādējiet lapu vēlreiz, lai redzētu pašreizējo adresi. Jau nosūtītos maksājumus tas neietekmē.',
  contactStore: (store) => (store === undefined ? 'Sazināties ar veikalu' : `Sazināties: ${store}`),
  backToStore: (store) => (store === undefined ? 'Atpakaļ uz veikalu' : `Atpakaļ: ${store}`),

  nothingAwaited: 'Pagaidām nekas nav jāmaksā',
  tooSmallForAll:
    'Atlikusī summa ir pārāk maza, lai to samaksātu kādā no šeit pieejamajām valūtām. Sazinieties ar veikalu.',
  longWaitTitle: (ago) => `Konstatēts ${ago}, joprojām nav apstiprināts`,
  longWait:
    'Iespējams, blokķēdes tīkls darbojas lēni vai ir izņēmis transakciju no rindas. Pārbaudiet savu maku un jautājiet veikalam, pirms sūtāt vēlreiz.',

  newPriceIs: (amount) => `Jaunā cena: ${amount}.`,
  oneMinuteLeft: 'Šī cena ir spēkā vēl vienu minūti.',

  autoUpdates: 'Lapa atjaunojas automātiski. Varat to aizvērt un atgriezties vēlāk.',
  dontSendAgain: 'Nesūtiet maksājumu vēlreiz.',
  reviewLead: (store) =>
    `Mēs saņēmām jūsu maksājumu, bet nevarējām to automātiski saistīt ar šo pasūtījumu. ${store === undefined ? 'Veikals' : `Veikals “${store}”`} to izskatīs. Nesūtiet maksājumu vēlreiz.`,
  heldLead: (store) =>
    `To pārbauda maksājumu pakalpojums. Sazinieties ar veikalu${store === undefined ? '' : ` “${store}”`}. Nesūtiet maksājumu vēlreiz.`,
  paidLead: 'Paldies! Varat aizvērt šo lapu.',
  closedLead: 'To vairs nevar apmaksāt. Jau nosūtījāt maksājumu? Sazinieties ar veikalu.',
  overLead: (excess, store) =>
    `Jūs nosūtījāt par ${excess} vairāk, nekā vajadzēja. Lai saņemtu atmaksu, sazinieties ar veikalu${store === undefined ? '' : ` “${store}”`}.`,
  usualTime: (time, network) => `Parasti ${time} tīklā ${network}.`,
  storeConfirms: 'Šo maksājumu apstiprinās veikals.',
  lateEvents: 'Var paiet dažas minūtes, līdz jūsu maksājums parādīsies šeit.',
  exceptions: {
    partial: 'Saņēmām mazāk par cenu.',
    over: 'Saņēmām vairāk par cenu. Lūdziet veikalam atmaksu.',
    late: 'Maksājums tika konstatēts pēc cenas derīguma beigām. Veikals izlems, vai to ieskaitīt.',
    wrong_currency: 'Maksājums tika saņemts citā valūtā. Veikals izlems, vai to ieskaitīt.',
    held: 'Maksājums ir aizturēts pārbaudei.',
  },
  unknownException: 'Veikalam ir piezīme par šo maksājumu.',
  steps: { detected: 'Konstatēts', confirming: 'Tiek apstiprināts', paid: 'Samaksāts' },
  received: 'Saņemts',
  detectedAmount: 'Konstatēts',
  due: 'Atlicis samaksāt',
  excess: 'Pārmaksāts',
  facts: {
    order: 'Pasūtījums',
    account: 'Konts',
    total: 'Kopā',
    paid: 'Samaksāts',
    network: 'Blokķēdes tīkls',
    date: 'Datums',
    transaction: 'Transakcija',
  },
  transfers: 'Transakcijas',
  details: 'Informācija',
  lastChecked: (ago) => `Atjaunots ${ago}`,
  checkNow: 'Pārbaudīt tagad',
  nothingNew: 'Nekā jauna',
  somethingNew: 'Atjaunots',
  notChecked: 'Neizdevās pārbaudīt, vai ir kas jauns. Dati var būt novecojuši.',
  connection: {
    live: 'Reāllaikā',
    polling: 'Pārbauda automātiski',
    offline: 'Nav savienojuma',
  },
  stillWatching: 'Joprojām sekojam šai adresei',
  connectionLost: 'Savienojums zudis',
  connectionBack: 'Savienojums atjaunots',

  sources: {
    service_event: 'Maksājumu pakalpojums',
    service_list: 'Blokķēdes tīkls',
    service_lookup: 'Maksājuma lapa',
    store: 'Veikals',
  },
  evidence: {
    opened: 'Maksājuma lapa atvērta',
    quoted: 'Cena fiksēta',
    seen: 'Maksājums konstatēts',
    confirmed: 'Maksājums apstiprināts',
    held: 'Aizturēts pārbaudei',
    released: 'Pārbaude pabeigta',
    marked_paid: 'Atzīmēts kā samaksāts',
    closed: 'Pasūtījums slēgts',
    amended: 'Summa mainīta',
  },
  unknownSource: 'Cits avots',
  unknownEvidence: 'Atjauninājums',
  timeline: 'Vēsture',
  copyTimeline: 'Kopēt klientu atbalstam',

  tellMe: 'Paziņot man',
  tellingMe:
    'Atstājiet šo lapu atvērtu. Jūs dzirdēsiet skaņu vai redzēsiet paziņojumu, ja pārlūks to atļauj.',

  receipt: 'Maksājuma kvīts',
  receiptNote: 'Šī ir maksājuma kvīts, nevis rēķins.',
  printReceipt: 'Drukāt',
  saveReceipt: 'Saglabāt',

  ladderTitle: 'Vienkāršāks QR kods',
  ladderLead: 'QR kodu nevar noskenēt? Izmēģiniet vienkāršāku.',
  ladderForms: {
    bip21_amount: 'Adrese un summa',
    bip21: 'Adrese kā saite, bez summas',
    eip681_amount: 'Saite ar summu',
    eip681: 'Saite bez summas',
    eip681_token: 'Saite ar tokenu un summu. Pārbaudiet saņēmēju savā makā.',
    address: 'Tikai adrese',
  },

  exchangeTitle: 'Maksājat no kriptobiržas?',
  exchangeNetwork: 'Blokķēdes tīkls',
  exchangeNames: (names) => `var būt norādīts arī kā ${names}`,
  exchangeAmount: 'Summa, kas mums jāsaņem',
  exchangeMemo: 'Memo vai Tag',
  exchangeNoMemo: 'Atstājiet tukšu',
  exchangeWallet: 'Maka veids',
  exchangeHosted: 'Pakalpojuma pārvaldīts (uzņēmums)',
  exchangeUnhosted: 'Paša pārvaldīts',
  exchangeRecipient: 'Saņēmējs',
  exchangeFee:
    'Ja birža savu komisiju atskaita no sūtāmās summas, pieskaitiet komisiju summai. Biržām ir minimālā izmaksas summa.',
  feeCoin: (code) => `Jūsu makā vajag nedaudz ${code} tīkla komisijai.`,

  checkTitle: 'Pārbaudīt adresi',
  checkLead:
    'Ļaunprogrammatūra var aizstāt nokopētu adresi. Lai pārbaudītu, ielīmējiet saņēmēja adresi, ko rāda jūsu maks.',
  checkLabel: 'Saņēmēja adrese jūsu makā',
  checkSame: 'Adrese sakrīt.',
  checkDiffers: (at, pasted, right) =>
    `Nesūtiet naudu. Šī nav mūsu adrese: no ${String(at)}. rakstzīmes tajā ir “${pasted}”, nevis “${right}”.`,
  checkNone: (network) => `Nesūtiet naudu. Šī nav pilna adrese tīklā ${network}.`,

  saveCard: 'Saglabāt attēlu',
  priceLockedUntil: (moment) => `Cena fiksēta līdz ${moment}`,

  handOff: 'Turpināt tālrunī',
  handOffLead:
    'Noskenējiet ar tālruņa kameru, lai atvērtu šo maksājumu tur. Šis nav kods, ar kuru maksāt.',
  handOffLabel: 'QR kods, kas atver šo maksājumu jūsu tālrunī, nevis maksāšanai',
  handOffUntil: (time) => `Darbojas vienu reizi, līdz ${time}.`,
  handOffNew: 'Jauns kods',

  worthTitle: 'Pārrēķināt',
  worthCoins: (code) => `Summa, ${code}`,
  worthDollars: 'Summa ASV dolāros',
  worth: (coins, dollars) => `${coins} vērtība ir ${dollars}.`,
  worthAbout: (coins, dollars) => `${coins} vērtība ir aptuveni ${dollars}.`,
  worthGuide: 'Cena var mainīties, pirms jūsu pārskaitījums pienāk.',
  worthUnread: (whole, part) => `Ievadiet skaitli, piemēram, ${whole} vai ${part}.`,
  worthNoRate: 'Pašlaik nav cenas.',

  walletPay: 'Maksāt no pārlūka maka',
  walletPayWith: (wallet) => `Maksāt ar ${wallet}`,
  walletOther: 'Cits maks',

  walletConnect: (wallet) => `Atļaujiet savienojumu makā ${wallet}.`,
  walletSwitch: (wallet, network) => `Makā ${wallet} pārslēdzieties uz tīklu ${network}.`,
  walletConfirm: (wallet, amount, network) =>
    `Apstipriniet makā ${wallet}: ${amount} tīklā ${network}.`,
  walletSlow: (wallet) => `Nekas nenotiek? Atveriet ${wallet}.`,
  walletStop: 'Vairs negaidīt',

  walletProblems: {
    refused: 'Pieprasījums noraidīts. Nekas netika nosūtīts.',
    locked:
      'Jūsu maks ir bloķēts vai neparādīja nevienu kontu. Atbloķējiet to un mēģiniet vēlreiz.',
    busy: 'Jūsu makā ir atvērts cits pieprasījums. Atbildiet uz to tur un mēģiniet vēlreiz.',
    contract_account:
      'Šis ir viedais konts, piemēram, Safe. Maksājumu pakalpojums var nepamanīt maksājumus no tā. Izvēlieties savā makā citu kontu vai noskenējiet kodu ar citu maku.',
    account_changed: 'Konts jūsu makā mainījās. Nekas netika nosūtīts. Mēģiniet vēlreiz.',
    wrong_token:
      'Jūsu maka un veikala dati par šo tokenu nesakrīt. Nekas netika nosūtīts. Izvēlieties citu valūtu vai sazinieties ar veikalu.',
    no_answer: 'Jūsu maks neatbildēja. Nekas netika nosūtīts. Atveriet to un mēģiniet vēlreiz.',
    failed:
      'Jūsu maks ziņoja par kļūdu. Nekas netika nosūtīts. Mēģiniet vēlreiz vai maksājiet ar kodu.',
    uncertain:
      'Jūsu maks ziņoja par kļūdu, bet maksājums, iespējams, ir nosūtīts. Pārbaudiet savu maku, pirms maksājat vēlreiz.',
  },
  walletWrongNetwork: (network) =>
    `Jūsu maks ir citā tīklā. Pārslēdzieties tur uz tīklu ${network} un mēģiniet vēlreiz.`,
  walletNotEnough: (code) =>
    `Šajā kontā nepietiek ${code}. Izvēlieties savā makā citu kontu un mēģiniet vēlreiz.`,
  walletNoFee: (code) =>
    `Šajā kontā nav ${code} tīkla komisijai. Pievienojiet nedaudz un mēģiniet vēlreiz.`,

  walletQuestion: 'Iespējams, jau samaksājāt',
  walletAsked:
    'Kādam makam jau tika lūgts samaksāt par šo pasūtījumu. Pārbaudiet to, pirms maksājat vēlreiz, citādi varat samaksāt divreiz.',
  walletWasSent:
    'Maksājums par šo pasūtījumu jau ir nosūtīts no maka. Ja maksāsiet vēlreiz, varat samaksāt divreiz.',
  walletPayAgain: 'Maksāt vēlreiz',
  walletBack: 'Atpakaļ',

  walletFates: {
    pending: 'Nosūtīts. Gaida blokķēdes tīklu.',
    included: 'Nosūtīts un ir blokķēdē. Gaida, līdz veikals maksājumu konstatēs.',
    failed: 'Šis maksājums blokķēdes tīklā neizdevās. Summa netika nosūtīta. Varat maksāt vēlreiz.',
    replaced:
      'Šis maksājums jūsu makā tika paātrināts vai atcelts. Pārbaudiet tur, pirms maksājat vēlreiz.',
    dropped:
      'Iespējams, blokķēdes tīkls ir izņēmis šo maksājumu no rindas. Pārbaudiet savu maku, pirms maksājat vēlreiz.',
  },
  walletCopyHash: 'Kopēt transakcijas ID',
};
