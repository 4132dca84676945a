/** Bosnian, in Latin letters. Polite plural, as the country's banks write. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'bs'>) => plural('bs', n, forms);

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'bs',

  notLoaded: 'Dio ove stranice nije se učitao. Provjerite vezu i pokušajte ponovo.',
  reloadPage: 'Osvježi',

  checkout: 'Plaćanje',
  sandbox: 'Testni način. Ne šaljite pravi novac.',
  tryAgain: 'Pokušaj ponovo',
  close: 'Zatvori',
  copied: 'Kopirano',
  copyRefused: 'Kopiranje je ovdje blokirano. Tekst je označen, kopirajte ga sami.',
  loading: 'Otvaranje stranice za plaćanje…',
  alreadySent: 'Već ste platili? Ovo ne utiče na uplatu. Ne plaćajte ponovo.',
  orderReference: (reference) => `Narudžba ${reference}`,
  accountReference: (reference) => `Korisnički račun ${reference}`,
  maybeBlocked:
    'Ako se to ponavlja, možda smeta blokator sadržaja ili internetska veza. Dozvolite ovu stranicu ili pokušajte u drugom pregledniku.',
  priceChanged: (before, now) => `Cijena se promijenila sa ${before} na ${now}.`,
  requestReference: (id) => `Kod za podršku: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  statusTitle: {
    loading: 'Otvaranje stranice za plaćanje…',
    error: 'Stranica za plaćanje nije se otvorila',
    choose_currency: 'Odaberite valutu plaćanja',
    pay: 'Čekamo uplatu',
    top_up: 'Čekamo uplate',
    detected: 'Uplata otkrivena',
    confirmed: 'Djelimično potvrđeno',
    partial: 'Djelimično plaćeno',
    review: 'Uplata se provjerava',
    held: 'Uplata zadržana radi provjere',
    paid: 'Plaćeno',
    closed: 'Narudžba zatvorena',
  },
  noCurrencies: 'Trenutno nema dostupnih valuta. Pokušajte kasnije.',
  currenciesFailed: 'Valute se nisu učitale.',

  payTitle: (price) => `Platite ${price}`,
  partReceived: (received, price) => `Primljeno ${received} od ${price}`,
  partDetected: (received, price) => `Otkriveno ${received} od ${price}`,
  leftToPay: 'Preostalo za platiti',
  topUpTitle: 'Dopuna',
  topUpLead: 'Pošaljite bilo koji iznos. Ova adresa ostaje vaša.',
  minimum: (amount) => `Najmanje ${amount}. Manje uplate možda neće biti otkrivene.`,
  tooSmall: 'Premali iznos',
  amountLabel: 'Iznos za slanje',
  copyAmount: 'Kopiraj iznos',
  sendOnly: (code, network) => `Samo ${code} i samo na mreži ${network}.`,
  sendOnlyWhy: 'Sve drugo bi se moglo izgubiti.',
  addressLabel: (code, network) => `Adresa za ${code} na mreži ${network}`,
  copyAddress: 'Kopiraj adresu',
  copiedAddress: (code, network) => `Kopirano. Šaljite samo ${code} i samo na mreži ${network}.`,
  qrLabel: (code, network) => `QR kod za slanje ${code} na mreži ${network}`,
  enlarge: 'Povećaj',
  scanBare: 'Skenirajte, zatim upišite iznos.',
  openWallet: 'Otvori u novčaniku',
  nothingOpened:
    'Ništa se nije otvorilo? Kopirajte iznos i adresu u novčanik ili skenirajte kod drugim uređajem.',
  moreWays: 'Drugi načini plaćanja',
  rate: (code, dollars, from) => `1 ${code} = ${dollars}\u00a0USD (${from})`,
  priceLocked: (time) => `Cijena važi još ${time}`,
  expiredTitle: 'Cijena je istekla',
  expiredLead:
    'Već ste platili? Ne plaćajte ponovo, i dalje pratimo ovu adresu. Ako niste, osvježite cijenu.',
  newPrice: 'Osvježi cijenu',
  checking: 'Provjera…',
  continueOnceDetected: 'Možete nastaviti čim otkrijemo vašu uplatu.',
  addressDetails: 'Prikaži adresu',
  change: 'Promijeni',
  changeCurrency: 'Promijeni valutu ili mrežu',
  addressReplaced: 'Adresa se promijenila. Koristite samo ovu.',
  changedElsewhere: (what) =>
    `Promijenjeno u drugoj kartici preglednika ili na drugom uređaju. Sada treba poslati: ${what}, na adresu ispod.`,
  addressRefusedTitle: 'Ova adresa nije prošla našu sigurnosnu provjeru',
  addressRefused:
    'Novac poslan na nju mogao bi se izgubiti, zato je ne prikazujemo. Odaberite drugu valutu ili kontaktirajte trgovinu.',
  addressUnchecked:
    'Ne prepoznajemo ovu mrežu pa nismo mogli provjeriti adresu. Prije slanja je potvrdite s trgovinom.',
  deposits: 'Uplate',
  noDeposits: 'Još nema uplata',

  transferStatus: { seen: 'Potvrđuje se', confirmed: 'Potvrđeno', held: 'Zadržano' },
  unknownStatus: 'Zabilježeno',
  viewTransfer: 'Prikaži transakciju',

  problems: {
    offline: 'Niste na internetu. Ponovo ćemo se povezati automatski.',
    unreachable: 'Ne možemo doći do trgovine. Nastavljamo pokušavati.',
    store_unavailable: 'Trgovina trenutno ima poteškoća. Nastavljamo pokušavati.',
    bad_request: 'Nešto nije u redu. Osvježite stranicu.',
    checkout_expired: 'Sesija je istekla. Osvježite stranicu.',
    forbidden:
      'Ova narudžba se ne može platiti na ovoj stranici. Vratite se u trgovinu i pokušajte ponovo.',
    link_used:
      'Ovaj link je već iskorišten. Nastavite tamo gdje ste ga otvorili ili zatražite novi od trgovine.',
    link_expired:
      'Ovaj link je istekao. Otvorite novi tamo gdje ste našli ovaj ili ga zatražite od trgovine.',
    not_found: 'Nismo pronašli ovu stranicu za plaćanje. Kontaktirajte trgovinu.',
    amount_invalid: 'Ovaj iznos se ne može platiti kriptovalutom. Kontaktirajte trgovinu.',
    currency_unavailable: 'Ova valuta trenutno nije dostupna. Odaberite drugu.',
    checkout_closed: 'Trgovina je zatvorila ovu narudžbu. Više se ne može platiti.',
    rate_limited: 'Previše pokušaja. Sačekajte trenutak.',
    service_unavailable: 'Ne možemo doći do platnog servisa. Nastavljamo pokušavati.',
    service_rejected: 'Platni servis je odbio naš zahtjev. Kontaktirajte trgovinu.',
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
    'Odaberite mrežu kojom će slati vaš novčanik ili kripto mjenjačnica. Naknade se razlikuju.',
  minimumOf: (amount) => `najmanje ${amount}`,
  usuallyTakes: (time) => `oko ${time}`,
  noMatch: (text) => `Nema rezultata za „${text}“`,
  searchable: 'Upišite oznaku, naziv ili mrežu ili zalijepite adresu iz novčanika.',
  clearSearch: 'Obriši pretragu',
  readAs: (text) => `Rezultati za „${text}“`,
  addressOf: (network) => `Ovo izgleda kao adresa na mreži ${network}.`,
  addressOfSeveral: (networks) =>
    `Adrese izgledaju isto na mrežama ${networks}. Provjerite u novčaniku na kojoj je vaš novac.`,
  addressOfNone: (networks) =>
    `Ovo izgleda kao adresa na mreži ${networks}. Trgovina tamo ne prima uplate.`,
  addressStays: 'Provjereno samo na vašem uređaju.',
  matches: (n) => count(n, { one: '# rezultat', few: '# rezultata', other: '# rezultata' }),
  moreMatches: (n) =>
    count(n, {
      one: 'Još # rezultat. Nastavite pisati.',
      few: 'Još # rezultata. Nastavite pisati.',
      other: 'Još # rezultata. Nastavite pisati.',
    }),
  unavailable: {
    no_rate: 'Trenutno nema cijene',
    ambiguous_address: 'Trenutno nema adrese',
    address_refused: 'Trenutno nema sigurne adrese',
    no_address: 'Trenutno nema adrese',
    below_minimum: 'Premali iznos',
  },
  notAvailable: 'Trenutno nedostupno',
  keepCurrency: 'Nazad na plaćanje',
  gettingAddress: 'Preuzimanje adrese…',

  transferCounts: {
    late: 'Otkriveno nakon isteka cijene',
    wrong_currency: 'Druga valuta od odabrane',
  },

  slowOpening: 'Traje duže nego obično. Nastavljamo pokušavati.',
  notCurrent: 'Ovi podaci možda više nisu tačni',
  sessionOver: 'Sesija je istekla',
  sessionOverLead:
    'Osvježite stranicu da vidite trenutnu adresu. To ne utiče na već poslane uplate.',
  contactStore: (store) => (store === undefined ? 'Kontaktirajte trgovinu' : `Kontakt: ${store}`),
  backToStore: (store) => (store === undefined ? 'Nazad u trgovinu' : `Nazad: ${store}`),

  nothingAwaited: 'Zasad nema ništa za platiti',
  tooSmallForAll:
    'Preostali iznos je premalen za sve ovdje dostupne valute. Kontaktirajte trgovinu.',
  longWaitTitle: (ago) => `Otkriveno ${ago}, još nije potvrđeno`,
  longWait:
    'Blockchain mreža je možda spora ili je možda izbacila transakciju. Provjerite u novčaniku i pitajte trgovinu prije nego što ponovo platite.',

  newPriceIs: (amount) => `Nova cijena: ${amount}.`,
  oneMinuteLeft: 'Ova cijena važi još jednu minutu.',

  autoUpdates: 'Ova stranica se osvježava automatski. Možete je zatvoriti i vratiti se.',
  dontSendAgain: 'Ne plaćajte ponovo.',
  reviewLead: (store) =>
    `Primili smo vašu uplatu, ali je nismo mogli automatski povezati s ovom narudžbom. Uplatu će provjeriti trgovina${store === undefined ? '' : ` ${store}`}. Ne plaćajte ponovo.`,
  heldLead: (store) =>
    `Platni servis provjerava uplatu. Kontaktirajte trgovinu${store === undefined ? '' : ` ${store}`}. Ne plaćajte ponovo.`,
  paidLead: 'Hvala! Možete zatvoriti ovu stranicu.',
  closedLead: 'Više se ne može platiti. Već ste poslali uplatu? Kontaktirajte trgovinu.',
  overLead: (excess, store) =>
    `Poslali ste ${excess} previše. Za povrat kontaktirajte trgovinu${store === undefined ? '' : ` ${store}`}.`,
  usualTime: (time, network) => `Obično ${time} na mreži ${network}.`,
  storeConfirms: 'Trgovina će potvrditi ovu uplatu.',
  lateEvents: 'Može proći nekoliko minuta dok se vaša uplata ovdje ne prikaže.',
  exceptions: {
    partial: 'Primili smo manje od cijene.',
    over: 'Primili smo više od cijene. Zatražite povrat od trgovine.',
    late: 'Uplata je otkrivena nakon isteka cijene. Trgovina odlučuje da li je priznaje.',
    wrong_currency: 'Uplata je stigla u drugoj valuti. Trgovina odlučuje da li je priznaje.',
    held: 'Jedna uplata je zadržana radi provjere.',
  },
  unknownException: 'Trgovina ima napomenu o ovoj uplati.',
  steps: { detected: 'Otkriveno', confirming: 'Potvrđuje se', paid: 'Plaćeno' },
  received: 'Primljeno',
  detectedAmount: 'Otkriveno',
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
  notChecked: 'Provjera nije uspjela. Ovi podaci možda više nisu tačni.',
  connection: { live: 'Uživo', polling: 'Automatska provjera', offline: 'Nema veze' },
  stillWatching: 'I dalje pratimo ovu adresu',
  connectionLost: 'Veza je prekinuta',
  connectionBack: 'Ponovo povezano',

  sources: {
    service_event: 'Platni servis',
    service_list: 'Blockchain mreža',
    service_lookup: 'Stranica uplate',
    store: 'Trgovina',
  },
  evidence: {
    opened: 'Otvorena stranica za plaćanje',
    quoted: 'Cijena utvrđena',
    seen: 'Uplata otkrivena',
    confirmed: 'Uplata potvrđena',
    held: 'Zadržano radi provjere',
    released: 'Provjera završena',
    marked_paid: 'Označeno kao plaćeno',
    closed: 'Narudžba zatvorena',
    amended: 'Iznos promijenjen',
  },
  unknownSource: 'Drugi izvor',
  unknownEvidence: 'Promjena',
  timeline: 'Historija',
  copyTimeline: 'Kopiraj za podršku',

  tellMe: 'Obavijesti me',
  tellingMe:
    'Ostavite ovu stranicu otvorenu. Čut ćete zvuk ili vidjeti obavijest, ako preglednik to dozvoljava.',

  receipt: 'Potvrda o plaćanju',
  receiptNote: 'Potvrda o plaćanju, nije račun.',
  printReceipt: 'Odštampaj',
  saveReceipt: 'Sačuvaj',

  ladderTitle: 'Jednostavniji QR kod',
  ladderLead: 'QR kod se ne skenira? Pokušajte s jednostavnijim.',
  ladderForms: {
    bip21_amount: 'Adresa i iznos',
    bip21: 'Adresa kao link, bez iznosa',
    eip681_amount: 'Link s iznosom',
    eip681: 'Link bez iznosa',
    eip681_token: 'Link s tokenom i iznosom. Provjerite primaoca u novčaniku.',
    address: 'Samo adresa',
  },

  exchangeTitle: 'Plaćate s kripto mjenjačnice?',
  exchangeNetwork: 'Mreža',
  exchangeNames: (names) => `prikazuje se i kao ${names}`,
  exchangeAmount: 'Iznos koji moramo primiti',
  exchangeMemo: 'Memo ili tag',
  exchangeNoMemo: 'Ostavite prazno',
  exchangeWallet: 'Vrsta novčanika',
  exchangeHosted: 'Kod pružaoca usluge (poslovni)',
  exchangeUnhosted: 'Samostalni (vlastiti)',
  exchangeRecipient: 'Primalac',
  exchangeFee:
    'Ako mjenjačnica naknadu oduzima od poslanog iznosa, dodajte naknadu na iznos. Mjenjačnice imaju najmanji iznos isplate.',
  feeCoin: (code) => `U novčaniku treba biti malo ${code} za mrežnu naknadu.`,

  checkTitle: 'Provjerite adresu',
  checkLead:
    'Zlonamjerni program može zamijeniti kopiranu adresu. Za provjeru zalijepite adresu primaoca koju prikazuje novčanik.',
  checkLabel: 'Primalac prikazan u novčaniku',
  checkSame: 'Adresa se podudara.',
  checkDiffers: (at, pasted, right) =>
    `Ne šaljite. Ovo nije naša adresa: od ${String(at)}. znaka piše „${pasted}“ umjesto „${right}“.`,
  checkNone: (network) => `Ne šaljite. Ovo nije potpuna adresa na mreži ${network}.`,

  saveCard: 'Sačuvaj sliku',
  priceLockedUntil: (moment) => `Cijena važi do: ${moment}`,

  handOff: 'Nastavi na telefonu',
  handOffLead: 'Skenirajte kamerom telefona da tamo otvorite ovo plaćanje. Ovim kodom se ne plaća.',
  handOffLabel: 'QR kod koji otvara ovo plaćanje na telefonu, ne služi za plaćanje',
  handOffUntil: (time) => `Važi jednom, do ${time}.`,
  handOffNew: 'Novi kod',

  worthTitle: 'Preračunaj',
  worthCoins: (code) => `Iznos u ${code}`,
  worthDollars: 'Iznos u američkim dolarima',
  worth: (coins, dollars) => `${coins} vrijedi ${dollars}.`,
  worthAbout: (coins, dollars) => `${coins} vrijedi oko ${dollars}.`,
  worthGuide: 'Cijena se može promijeniti prije nego što uplata stigne.',
  worthUnread: (whole, part) => `Upišite broj, na primjer ${whole} ili ${part}.`,
  worthNoRate: 'Trenutno nema cijene.',

  walletPay: 'Plati novčanikom',
  walletPayWith: (wallet) => `Plati: ${wallet}`,
  walletOther: 'Drugi novčanik',

  walletConnect: (wallet) => `Odobrite povezivanje u novčaniku ${wallet}.`,
  walletSwitch: (wallet, network) => `Prebacite ${wallet} na mrežu ${network}.`,
  walletConfirm: (wallet, amount, network) =>
    `Potvrdite ${amount} na mreži ${network} u novčaniku ${wallet}.`,
  walletSlow: (wallet) => `Ništa se ne dešava? Otvorite ${wallet}.`,
  walletStop: 'Prestani čekati',

  walletProblems: {
    refused: 'Zahtjev je odbijen. Ništa nije poslano.',
    locked:
      'Novčanik je zaključan ili nije pokazao nijedan račun. Otključajte ga, pa pokušajte ponovo.',
    busy: 'U novčaniku je otvoren drugi zahtjev. Tamo odgovorite na njega, pa pokušajte ponovo.',
    contract_account:
      'Ovo je pametni račun, na primjer Safe. Platni servis možda neće primijetiti uplate s njega. Odaberite drugi račun u novčaniku ili skenirajte kod drugim novčanikom.',
    account_changed: 'Račun u novčaniku se promijenio. Ništa nije poslano. Pokušajte ponovo.',
    wrong_token:
      'Novčanik i trgovina imaju različite podatke o ovom tokenu. Ništa nije poslano. Odaberite drugu valutu ili kontaktirajte trgovinu.',
    no_answer: 'Novčanik nije odgovorio. Ništa nije poslano. Otvorite ga, pa pokušajte ponovo.',
    failed:
      'Novčanik je javio grešku. Ništa nije poslano. Pokušajte ponovo ili platite pomoću koda.',
    uncertain:
      'Novčanik je javio grešku, a uplata je možda ipak poslana. Provjerite novčanik prije nego što ponovo platite.',
  },
  walletWrongNetwork: (network) =>
    `Novčanik je na drugoj mreži. Prebacite ga na ${network}, pa pokušajte ponovo.`,
  walletNotEnough: (code) =>
    `Na ovom računu nema dovoljno ${code}. Odaberite drugi račun u novčaniku, pa pokušajte ponovo.`,
  walletNoFee: (code) =>
    `Na ovom računu nema ${code} za mrežnu naknadu. Dodajte malo, pa pokušajte ponovo.`,

  walletQuestion: 'Možda ste već platili',
  walletAsked:
    'Jedan novčanik je već dobio zahtjev da plati ovu narudžbu. Provjerite ga prije nego što ponovo platite, inače biste mogli platiti dvaput.',
  walletWasSent:
    'Uplata za ovu narudžbu je već poslana iz novčanika. Ako platite ponovo, mogli biste platiti dvaput.',
  walletPayAgain: 'Plati ponovo',
  walletBack: 'Nazad',

  walletFates: {
    pending: 'Poslano. Čekamo blockchain mrežu.',
    included: 'Poslano i zapisano na blockchain mreži. Čekamo da trgovina otkrije uplatu.',
    failed:
      'Ova uplata nije uspjela na blockchain mreži. Iznos nije poslan. Možete platiti ponovo.',
    replaced:
      'Ova uplata je ubrzana ili otkazana u novčaniku. Pogledajte tamo prije nego što ponovo platite.',
    dropped:
      'Blockchain mreža je možda izbacila ovu uplatu. Provjerite novčanik prije nego što ponovo platite.',
  },
  walletCopyHash: 'Kopiraj ID transakcije',
};
