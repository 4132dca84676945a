/** Croatian. Polite plural without "Vi" and its forms where a sentence does without, as the country's banks write. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'hr'>) => plural('hr', n, forms);

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'hr',

  notLoaded: 'Dio ove stranice nije se učitao. Provjerite vezu i pokušajte ponovno.',
  reloadPage: 'Osvježi',

  checkout: 'Plaćanje',
  sandbox: 'Testni način. Ne šaljite pravi novac.',
  tryAgain: 'Pokušaj ponovno',
  close: 'Zatvori',
  copied: 'Kopirano',
  copyRefused: 'Kopiranje je ovdje blokirano. Tekst je označen, kopirajte ga sami.',
  loading: 'Otvaranje stranice za plaćanje…',
  alreadySent: 'Već ste platili? Ovo ne utječe na uplatu. Ne plaćajte ponovno.',
  orderReference: (reference) => `Narudžba ${reference}`,
  accountReference: (reference) => `Korisnički račun ${reference}`,
  maybeBlocked:
    'Ako se to ponavlja, možda smeta blokator sadržaja ili internetska veza. Dopustite ovu stranicu ili pokušajte u drugom pregledniku.',
  priceChanged: (before, now) => `Cijena se promijenila s ${before} na ${now}.`,
  requestReference: (id) => `Kôd za podršku: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  statusTitle: {
    loading: 'Otvaranje stranice za plaćanje…',
    error: 'Stranica za plaćanje nije se otvorila',
    choose_currency: 'Odaberite valutu plaćanja',
    pay: 'Čekamo uplatu',
    top_up: 'Čekamo uplate',
    detected: 'Uplata uočena',
    confirmed: 'Djelomično potvrđeno',
    partial: 'Djelomično plaćeno',
    review: 'Uplata se provjerava',
    held: 'Uplata zadržana radi provjere',
    paid: 'Plaćeno',
    closed: 'Narudžba zatvorena',
  },
  noCurrencies: 'Trenutačno nema dostupnih valuta. Pokušajte kasnije.',
  currenciesFailed: 'Valute se nisu učitale.',

  payTitle: (price) => `Platite ${price}`,
  partReceived: (received, price) => `Primljeno ${received} od ${price}`,
  partDetected: (received, price) => `Uočeno ${received} od ${price}`,
  leftToPay: 'Preostalo za platiti',
  topUpTitle: 'Nadopuna stanja',
  topUpLead: 'Pošaljite bilo koji iznos. Ova adresa ostaje vaša.',
  minimum: (amount) => `Najmanje ${amount}. Manje uplate možda neće biti uočene.`,
  tooSmall: 'Premali iznos',
  amountLabel: 'Iznos za slanje',
  copyAmount: 'Kopiraj iznos',
  sendOnly: (code, network) => `Samo ${code} i samo na mreži ${network}.`,
  sendOnlyWhy: 'Sve drugo moglo bi se izgubiti.',
  addressLabel: (code, network) => `Adresa za ${code} na mreži ${network}`,
  copyAddress: 'Kopiraj adresu',
  copiedAddress: (code, network) => `Kopirano. Šaljite samo ${code} i samo na mreži ${network}.`,
  qrLabel: (code, network) => `QR kôd za slanje ${code} na mreži ${network}`,
  enlarge: 'Povećaj',
  scanBare: 'Skenirajte, zatim upišite iznos.',
  openWallet: 'Otvori u novčaniku',
  nothingOpened:
    'Ništa se nije otvorilo? Kopirajte iznos i adresu u novčanik ili skenirajte kôd drugim uređajem.',
  moreWays: 'Drugi načini plaćanja',
  rate: (code, dollars, from) => `1 ${code} = ${dollars}\u00a0USD (${from})`,
  priceLocked: (time) => `Cijena vrijedi još ${time}`,
  expiredTitle: 'Cijena je istekla',
  expiredLead:
    'Već ste platili? Ne plaćajte ponovno, i dalje pratimo ovu adresu. Ako niste, osvježite cijenu.',
  newPrice: 'Osvježi cijenu',
  checking: 'Provjeravanje…',
  continueOnceDetected: 'Možete nastaviti čim uočimo vašu uplatu.',
  addressDetails: 'Prikaži adresu',
  change: 'Promijeni',
  changeCurrency: 'Promijeni valutu ili mrežu',
  addressReplaced: 'Adresa se promijenila. Upotrijebite samo ovu.',
  changedElsewhere: (what) =>
    `Promijenjeno u drugoj kartici preglednika ili na drugom uređaju. Sada treba poslati: ${what}, na adresu u nastavku.`,
  addressRefusedTitle: 'Ova adresa nije prošla našu sigurnosnu provjeru',
  addressRefused:
    'Novac poslan na nju mogao bi se izgubiti, zato je ne prikazujemo. Odaberite drugu valutu ili se obratite trgovini.',
  addressUnchecked:
    'Ne prepoznajemo ovu mrežu pa nismo mogli provjeriti adresu. Prije slanja potvrdite je s trgovinom.',
  deposits: 'Uplate',
  noDeposits: 'Još nema uplata',

  transferStatus: { seen: 'Potvrđuje se', confirmed: 'Potvrđeno', held: 'Zadržano' },
  unknownStatus: 'Zabilježeno',
  viewTransfer: 'Prikaži transakciju',

  problems: {
    offline: 'Niste na internetu. Ponovno ćemo se povezati automatski.',
    unreachable: 'Ne možemo doći do trgovine. Pokušavamo i dalje.',
    store_unavailable: 'Trgovina trenutačno ima poteškoća. Pokušavamo i dalje.',
    bad_request: 'Nešto je pošlo po zlu. Osvježite stranicu.',
    checkout_expired: 'Sesija je istekla. Osvježite stranicu.',
    forbidden:
      'Ova se narudžba ne može platiti na ovoj stranici. Vratite se u trgovinu i pokušajte ponovno.',
    link_used:
      'Ova je poveznica već iskorištena. Nastavite ondje gdje ste je otvorili ili zatražite novu od trgovine.',
    link_expired:
      'Ova je poveznica istekla. Otvorite novu ondje gdje ste našli ovu ili je zatražite od trgovine.',
    not_found: 'Nismo pronašli ovu stranicu za plaćanje. Obratite se trgovini.',
    amount_invalid: 'Ovaj se iznos ne može platiti kriptovalutom. Obratite se trgovini.',
    currency_unavailable: 'Ova valuta trenutačno nije dostupna. Odaberite drugu.',
    checkout_closed: 'Trgovina je zatvorila ovu narudžbu. Više se ne može platiti.',
    rate_limited: 'Previše pokušaja. Pričekajte trenutak.',
    service_unavailable: 'Ne možemo doći do platnog servisa. Pokušavamo i dalje.',
    service_rejected: 'Platni servis odbio je naš zahtjev. Obratite se trgovini.',
  },

  search: 'Traži valutu ili mrežu',
  searchHint: 'Naziv, oznaka ili mreža',
  currencies: 'Valute',
  networks: 'Mreže',
  popular: 'Popularno',
  lastUsed: 'Zadnje korišteno',
  everything: 'Sve valute',
  byNetwork: 'Po mreži',
  countNetworks: (n) => count(n, { one: '# mreža', few: '# mreže', other: '# mreža' }),
  countCurrencies: (n) => count(n, { one: '# valuta', few: '# valute', other: '# valuta' }),
  fromAmount: (amount) => `od ${amount}`,
  chooseNetwork: 'Odaberite mrežu',
  chooseCurrencyOn: (network) => `Odaberite valutu na mreži ${network}`,
  networkGuide:
    'Odaberite mrežu kojom će slati vaš novčanik ili kriptomjenjačnica. Naknade se razlikuju.',
  minimumOf: (amount) => `najmanje ${amount}`,
  usuallyTakes: (time) => `oko ${time}`,
  noMatch: (text) => `Nema rezultata za „${text}”`,
  searchable: 'Upišite oznaku, naziv ili mrežu ili zalijepite adresu iz novčanika.',
  clearSearch: 'Obriši pretragu',
  readAs: (text) => `Rezultati za „${text}”`,
  addressOf: (network) => `Ovo izgleda kao adresa na mreži ${network}.`,
  addressOfSeveral: (networks) =>
    `Adrese izgledaju isto na mrežama ${networks}. Provjerite u novčaniku na kojoj je vaš novac.`,
  addressOfNone: (networks) =>
    `Ovo izgleda kao adresa na mreži ${networks}. Trgovina ondje ne prima uplate.`,
  addressStays: 'Provjereno samo na vašem uređaju.',
  matches: (n) => count(n, { one: '# rezultat', few: '# rezultata', other: '# rezultata' }),
  moreMatches: (n) =>
    count(n, {
      one: 'Još # rezultat. Nastavite pisati.',
      few: 'Još # rezultata. Nastavite pisati.',
      other: 'Još # rezultata. Nastavite pisati.',
    }),
  unavailable: {
    no_rate: 'Trenutačno nema cijene',
    ambiguous_address: 'Trenutačno nema adrese',
    address_refused: 'Trenutačno nema sigurne adrese',
    no_address: 'Trenutačno nema adrese',
    below_minimum: 'Premali iznos',
  },
  notAvailable: 'Trenutačno nedostupno',
  keepCurrency: 'Natrag na plaćanje',
  gettingAddress: 'Dohvaćanje adrese…',

  transferCounts: {
    late: 'Uočeno nakon isteka cijene',
    wrong_currency: 'Druga valuta od odabrane',
  },

  slowOpening: 'Traje dulje nego obično. Pokušavamo i dalje.',
  notCurrent: 'Ovi podaci možda više nisu točni',
  sessionOver: 'Sesija je istekla',
  sessionOverLead:
    'Osvježite stranicu da vidite trenutačnu adresu. To ne utječe na već poslane uplate.',
  contactStore: (store) => (store === undefined ? 'Obratite se trgovini' : `Kontakt: ${store}`),
  backToStore: (store) => (store === undefined ? 'Natrag u trgovinu' : `Natrag: ${store}`),

  nothingAwaited: 'Zasad nema ništa za platiti',
  tooSmallForAll: 'Preostali iznos premalen je za sve ovdje dostupne valute. Obratite se trgovini.',
  longWaitTitle: (ago) => `Uočeno ${ago}, još nije potvrđeno`,
  longWait:
    'Blockchain mreža možda je spora ili je možda izbacila transakciju. Provjerite u novčaniku i pitajte trgovinu prije nego što ponovno platite.',

  newPriceIs: (amount) => `Nova cijena: ${amount}.`,
  oneMinuteLeft: 'Ova cijena vrijedi još jednu minutu.',

  autoUpdates: 'Ova se stranica osvježava automatski. Možete je zatvoriti i vratiti se.',
  dontSendAgain: 'Ne plaćajte ponovno.',
  reviewLead: (store) =>
    `Primili smo vašu uplatu, ali je nismo mogli automatski povezati s ovom narudžbom. Uplatu će provjeriti trgovina${store === undefined ? '' : ` ${store}`}. Ne plaćajte ponovno.`,
  heldLead: (store) =>
    `Platni servis provjerava uplatu. Obratite se trgovini${store === undefined ? '' : ` ${store}`}. Ne plaćajte ponovno.`,
  paidLead: 'Hvala! Možete zatvoriti ovu stranicu.',
  closedLead: 'Više se ne može platiti. Već ste poslali uplatu? Obratite se trgovini.',
  overLead: (excess, store) =>
    `Poslali ste ${excess} previše. Za povrat se obratite trgovini${store === undefined ? '' : ` ${store}`}.`,
  usualTime: (time, network) => `Obično ${time} na mreži ${network}.`,
  storeConfirms: 'Trgovina će potvrditi ovu uplatu.',
  lateEvents: 'Može proći nekoliko minuta dok se vaša uplata ovdje ne prikaže.',
  exceptions: {
    partial: 'Primili smo manje od cijene.',
    over: 'Primili smo više od cijene. Zatražite povrat od trgovine.',
    late: 'Uplata je uočena nakon isteka cijene. Trgovina odlučuje priznaje li je.',
    wrong_currency: 'Uplata je stigla u drugoj valuti. Trgovina odlučuje priznaje li je.',
    held: 'Jedna je uplata zadržana radi provjere.',
  },
  unknownException: 'Trgovina ima napomenu o ovoj uplati.',
  steps: { detected: 'Uočeno', confirming: 'Potvrđuje se', paid: 'Plaćeno' },
  received: 'Primljeno',
  detectedAmount: 'Uočeno',
  due: 'Preostalo za platiti',
  excess: 'Preplaćeno',
  facts: {
    order: 'Narudžba',
    account: 'Korisnički račun',
    total: 'Ukupno',
    paid: 'Plaćeno',
    network: 'Mreža',
    date: 'Datum',
    transaction: 'Transakcija',
  },
  transfers: 'Transakcije',
  details: 'Detalji',
  lastChecked: (ago) => `Zadnje osvježeno: ${ago}`,
  checkNow: 'Provjeri sada',
  nothingNew: 'Ništa novo',
  somethingNew: 'Osvježeno',
  notChecked: 'Provjera nije uspjela. Ovi podaci možda više nisu točni.',
  connection: { live: 'Uživo', polling: 'Automatska provjera', offline: 'Nema veze' },
  stillWatching: 'I dalje pratimo ovu adresu',
  connectionLost: 'Veza je prekinuta',
  connectionBack: 'Ponovno povezano',

  sources: {
    service_event: 'Platni servis',
    service_list: 'Blockchain mreža',
    service_lookup: 'Stranica uplate',
    store: 'Trgovina',
  },
  evidence: {
    opened: 'Otvorena stranica za plaćanje',
    quoted: 'Cijena utvrđena',
    seen: 'Uplata uočena',
    confirmed: 'Uplata potvrđena',
    held: 'Zadržano radi provjere',
    released: 'Provjera završena',
    marked_paid: 'Označeno kao plaćeno',
    closed: 'Narudžba zatvorena',
    amended: 'Iznos promijenjen',
  },
  unknownSource: 'Drugi izvor',
  unknownEvidence: 'Promjena',
  timeline: 'Povijest',
  copyTimeline: 'Kopiraj za podršku',

  tellMe: 'Obavijesti me',
  tellingMe:
    'Ostavite ovu stranicu otvorenom. Čut ćete zvuk ili vidjeti obavijest, ako preglednik to dopušta.',

  receipt: 'Potvrda o plaćanju',
  receiptNote: 'Potvrda o plaćanju, nije račun.',
  printReceipt: 'Ispiši',
  saveReceipt: 'Spremi',

  ladderTitle: 'Jednostavniji QR kôd',
  ladderLead: 'QR kôd se ne skenira? Pokušajte s jednostavnijim.',
  ladderForms: {
    bip21_amount: 'Adresa i iznos',
    bip21: 'Adresa kao poveznica, bez iznosa',
    eip681_amount: 'Poveznica s iznosom',
    eip681: 'Poveznica bez iznosa',
    eip681_token: 'Poveznica s tokenom i iznosom. Provjerite primatelja u novčaniku.',
    address: 'Samo adresa',
  },

  exchangeTitle: 'Plaćate s kriptomjenjačnice?',
  exchangeNetwork: 'Mreža',
  exchangeNames: (names) => `prikazuje se i kao ${names}`,
  exchangeAmount: 'Iznos koji moramo primiti',
  exchangeMemo: 'Memo ili tag',
  exchangeNoMemo: 'Ostavite prazno',
  exchangeWallet: 'Vrsta novčanika',
  exchangeHosted: 'Skrbnički (poslovni)',
  exchangeUnhosted: 'Samostalni (vlastiti)',
  exchangeRecipient: 'Primatelj',
  exchangeFee:
    'Ako mjenjačnica naknadu oduzima od poslanog iznosa, dodajte naknadu na iznos. Mjenjačnice imaju najmanji iznos isplate.',
  feeCoin: (code) => `U novčaniku treba biti malo ${code} za mrežnu naknadu.`,

  checkTitle: 'Provjerite adresu',
  checkLead:
    'Zlonamjerni program može zamijeniti kopiranu adresu. Za provjeru zalijepite adresu primatelja koju prikazuje novčanik.',
  checkLabel: 'Primatelj prikazan u novčaniku',
  checkSame: 'Adresa se podudara.',
  checkDiffers: (at, pasted, right) =>
    `Ne šaljite. Ovo nije naša adresa: od ${String(at)}. znaka piše „${pasted}” umjesto „${right}”.`,
  checkNone: (network) => `Ne šaljite. Ovo nije potpuna adresa na mreži ${network}.`,

  saveCard: 'Spremi sliku',
  priceLockedUntil: (moment) => `Cijena vrijedi do: ${moment}`,

  handOff: 'Nastavi na mobitelu',
  handOffLead:
    'Skenirajte kamerom mobitela da ondje otvorite ovo plaćanje. Ovim se kodom ne plaća.',
  handOffLabel: 'QR kôd koji otvara ovo plaćanje na mobitelu, ne služi za plaćanje',
  handOffUntil: (time) => `Vrijedi jednom, do ${time}.`,
  handOffNew: 'Novi kôd',

  worthTitle: 'Preračunaj',
  worthCoins: (code) => `Iznos u ${code}`,
  worthDollars: 'Iznos u američkim dolarima',
  worth: (coins, dollars) => `${coins} vrijedi ${dollars}.`,
  worthAbout: (coins, dollars) => `${coins} vrijedi oko ${dollars}.`,
  worthGuide: 'Cijena se može promijeniti prije nego što uplata stigne.',
  worthUnread: (whole, part) => `Upišite broj, na primjer ${whole} ili ${part}.`,
  worthNoRate: 'Trenutačno nema cijene.',

  walletPay: 'Plati novčanikom',
  walletPayWith: (wallet) => `Plati: ${wallet}`,
  walletOther: 'Drugi novčanik',

  walletConnect: (wallet) => `Odobrite povezivanje u novčaniku ${wallet}.`,
  walletSwitch: (wallet, network) => `Prebacite ${wallet} na mrežu ${network}.`,
  walletConfirm: (wallet, amount, network) =>
    `Potvrdite ${amount} na mreži ${network} u novčaniku ${wallet}.`,
  walletSlow: (wallet) => `Ništa se ne događa? Otvorite ${wallet}.`,
  walletStop: 'Prestani čekati',

  walletProblems: {
    refused: 'Zahtjev je odbijen. Ništa nije poslano.',
    locked:
      'Novčanik je zaključan ili nije pokazao nijedan račun. Otključajte ga, pa pokušajte ponovno.',
    busy: 'U novčaniku je otvoren drugi zahtjev. Ondje odgovorite na njega, pa pokušajte ponovno.',
    contract_account:
      'Ovo je pametni račun, primjerice Safe. Platni servis možda neće primijetiti uplate s njega. Odaberite drugi račun u novčaniku ili skenirajte kôd drugim novčanikom.',
    account_changed: 'Račun u novčaniku se promijenio. Ništa nije poslano. Pokušajte ponovno.',
    wrong_token:
      'Novčanik i trgovina imaju različite podatke o ovom tokenu. Ništa nije poslano. Odaberite drugu valutu ili se obratite trgovini.',
    no_answer: 'Novčanik nije odgovorio. Ništa nije poslano. Otvorite ga, pa pokušajte ponovno.',
    failed:
      'Novčanik je javio pogrešku. Ništa nije poslano. Pokušajte ponovno ili platite pomoću kôda.',
    uncertain:
      'Novčanik je javio pogrešku, a uplata je možda ipak poslana. Provjerite novčanik prije nego što ponovno platite.',
  },
  walletWrongNetwork: (network) =>
    `Novčanik je na drugoj mreži. Prebacite ga na ${network}, pa pokušajte ponovno.`,
  walletNotEnough: (code) =>
    `Na ovom računu nema dovoljno ${code}. Odaberite drugi račun u novčaniku, pa pokušajte ponovno.`,
  walletNoFee: (code) =>
    `Na ovom računu nema ${code} za mrežnu naknadu. Dodajte malo, pa pokušajte ponovno.`,

  walletQuestion: 'Možda ste već platili',
  walletAsked:
    'Jedan je novčanik već dobio zahtjev da plati ovu narudžbu. Provjerite ga prije nego što ponovno platite, inače biste mogli platiti dvaput.',
  walletWasSent:
    'Uplata za ovu narudžbu već je poslana iz novčanika. Ako platite ponovno, mogli biste platiti dvaput.',
  walletPayAgain: 'Plati ponovno',
  walletBack: 'Natrag',

  walletFates: {
    pending: 'Poslano. Čekamo blockchain mrežu.',
    included: 'Poslano i zapisano na blockchain mreži. Čekamo da trgovina uoči uplatu.',
    failed:
      'Ova uplata nije uspjela na blockchain mreži. Iznos nije poslan. Možete platiti ponovno.',
    replaced:
      'Ova je uplata ubrzana ili otkazana u novčaniku. Pogledajte ondje prije nego što ponovno platite.',
    dropped:
      'Blockchain mreža možda je izbacila ovu uplatu. Provjerite novčanik prije nego što ponovno platite.',
  },
  walletCopyHash: 'Kopiraj ID transakcije',
};
