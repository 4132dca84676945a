/** Romanian. Informal ("tu"), in the voice of a bank's app. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'ro'>) => plural('ro', n, forms);

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'ro',

  notLoaded: 'O parte din pagină nu s-a încărcat. Verifică conexiunea și încearcă din nou.',
  reloadPage: 'Reîncarcă',

  problems: {
    offline: 'Nu ai conexiune la internet. Ne vom reconecta automat.',
    unreachable: 'Nu putem contacta magazinul. Vom încerca în continuare.',
    store_unavailable: 'Magazinul are o problemă în acest moment. Vom încerca în continuare.',
    bad_request: 'Ceva nu a mers bine. Reîncarcă pagina.',
    checkout_expired: 'Sesiunea ta a expirat. Reîncarcă pagina.',
    forbidden:
      'Această comandă nu poate fi plătită pe această pagină. Întoarce-te la magazin și încearcă din nou.',
    link_used:
      'Acest link a fost deja folosit. Continuă acolo unde l-ai deschis sau cere magazinului unul nou.',
    link_expired:
      'Acest link a expirat. Obține unul nou de unde l-ai găsit sau cere-l magazinului.',
    not_found: 'Nu am găsit această pagină de plată. Contactează magazinul.',
    amount_invalid: 'Această sumă nu poate fi plătită în criptomonede. Contactează magazinul.',
    currency_unavailable: 'Această monedă nu este disponibilă acum. Alege alta.',
    checkout_closed: 'Magazinul a închis această comandă. Nu mai acceptă plăți pentru ea.',
    rate_limited: 'Prea multe încercări. Așteaptă puțin.',
    service_unavailable: 'Nu putem contacta serviciul de plată. Vom încerca în continuare.',
    service_rejected: 'Serviciul de plată ne-a respins cererea. Contactează magazinul.',
  },

  checkout: 'Plată',
  sandbox: 'Mod de test. Nu trimite bani reali.',
  tryAgain: 'Încearcă din nou',
  close: 'Închide',
  copied: 'Copiat',
  copyRefused: 'Copierea este blocată aici. Textul este selectat, copiază-l manual.',
  loading: 'Se deschide pagina de plată…',
  alreadySent: 'Ai plătit deja? Plata ta nu este afectată. Nu trimite plata din nou.',
  orderReference: (reference) => `Comanda ${reference}`,
  accountReference: (reference) => `Contul ${reference}`,
  maybeBlocked:
    'Dacă se repetă, cauza poate fi un program care blochează conținut sau conexiunea ta la internet. Permite această pagină sau încearcă alt browser.',
  priceChanged: (before, now) => `Prețul s-a schimbat de la ${before} la ${now}.`,
  requestReference: (id) => `Cod pentru asistență: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  statusTitle: {
    loading: 'Se deschide pagina de plată…',
    error: 'Pagina de plată nu a putut fi deschisă',
    choose_currency: 'Plătește cu',
    pay: 'Se așteaptă plata',
    top_up: 'Se așteaptă depuneri',
    detected: 'Plată detectată',
    confirmed: 'Confirmată parțial',
    partial: 'Plătită parțial',
    review: 'Plată în curs de analiză',
    held: 'Plată reținută pentru verificare',
    paid: 'Plătită',
    closed: 'Comandă închisă',
  },
  noCurrencies: 'Nicio monedă nu este disponibilă acum. Încearcă mai târziu.',
  currenciesFailed: 'Monedele nu au putut fi încărcate.',

  payTitle: (price) => `Plătește ${price}`,
  partReceived: (received, price) => `S-au primit ${received} din ${price}`,
  partDetected: (received, price) => `S-au detectat ${received} din ${price}`,
  leftToPay: 'Rest de plată',
  topUpTitle: 'Alimentare sold',
  topUpLead: 'Trimite orice sumă. Această adresă rămâne a ta.',
  minimum: (amount) => `Minimum ${amount}. Transferurile mai mici s-ar putea să nu fie detectate.`,
  tooSmall: 'Sumă prea mică',
  amountLabel: 'Suma de trimis',
  copyAmount: 'Copiază suma',
  sendOnly: (code, network) => `Doar ${code} și doar prin rețeaua ${network}.`,
  sendOnlyWhy: 'Orice altceva se poate pierde.',
  addressLabel: (code, network) => `Adresa pentru ${code} în rețeaua ${network}`,
  copyAddress: 'Copiază adresa',
  copiedAddress: (code, network) => `Copiat. Trimite doar ${code} și doar prin rețeaua ${network}.`,
  qrLabel: (code, network) => `Cod QR pentru a trimite ${code} prin rețeaua ${network}`,
  enlarge: 'Mărește',
  scanBare: 'Scanează codul, apoi introdu suma.',
  openWallet: 'Deschide în portofel',
  nothingOpened:
    'Nu s-a deschis nimic? Copiază suma și adresa în portofelul tău sau scanează codul cu alt dispozitiv.',
  moreWays: 'Alte moduri de plată',
  rate: (code, dollars, from) => `1 ${code} = ${dollars}\u00a0USD (${from})`,
  priceLocked: (time) => `Preț blocat încă ${time}`,
  expiredTitle: 'Prețul a expirat',
  expiredLead:
    'Ai plătit deja? Nu trimite plata din nou, urmărim în continuare această adresă. Dacă nu, actualizează prețul.',
  newPrice: 'Actualizează prețul',
  checking: 'Se verifică…',
  continueOnceDetected: 'Poți continua după ce plata ta este detectată.',
  addressDetails: 'Arată adresa',
  change: 'Schimbă',
  changeCurrency: 'Schimbă moneda sau rețeaua',
  addressReplaced: 'Adresa s-a schimbat. Folosește-o doar pe aceasta.',
  changedElsewhere: (what) =>
    `Schimbat în altă filă sau pe alt dispozitiv. De plătit acum: ${what}, la adresa de mai jos.`,
  addressRefusedTitle: 'Adresa nu a trecut verificarea noastră de securitate',
  addressRefused:
    'Banii trimiși la ea s-ar putea pierde, de aceea nu o afișăm. Alege altă monedă sau contactează magazinul.',
  addressUnchecked:
    'Nu cunoaștem această rețea, așa că nu am putut verifica adresa. Cere magazinului să o confirme înainte de a trimite.',
  deposits: 'Depuneri',
  noDeposits: 'Nicio depunere încă',

  transferStatus: {
    seen: 'Se confirmă',
    confirmed: 'Confirmată',
    held: 'Reținută pentru verificare',
  },
  unknownStatus: 'Înregistrată',
  viewTransfer: 'Vezi tranzacția',

  search: 'Caută moneda sau rețeaua',
  searchHint: 'Nume, simbol sau rețea',
  currencies: 'Monede',
  networks: 'Rețele',
  popular: 'Populare',
  lastUsed: 'Folosite recent',
  everything: 'Toate monedele',
  byNetwork: 'După rețea',
  countNetworks: (n) => count(n, { one: '# rețea', few: '# rețele', other: '# de rețele' }),
  countCurrencies: (n) => count(n, { one: '# monedă', few: '# monede', other: '# de monede' }),
  fromAmount: (amount) => `de la ${amount}`,
  chooseNetwork: 'Alege rețeaua',
  chooseCurrencyOn: (network) => `Alege o monedă din rețeaua ${network}`,
  networkGuide:
    'Alege rețeaua pe care o va folosi portofelul sau bursa ta cripto. Comisioanele diferă de la o rețea la alta.',
  minimumOf: (amount) => `minimum ${amount}`,
  usuallyTakes: (time) => `aprox. ${time}`,
  noMatch: (text) => `Niciun rezultat pentru „${text}”`,
  searchable: 'Încearcă un simbol, un nume sau o rețea ori lipește o adresă din portofelul tău.',
  clearSearch: 'Șterge căutarea',
  readAs: (text) => `Rezultate pentru „${text}”`,
  addressOf: (network) => `Pare o adresă din rețeaua ${network}.`,
  addressOfSeveral: (networks) =>
    `Adresele arată la fel pe ${networks}. Verifică în portofelul tău pe care dintre ele se află banii.`,
  addressOfNone: (networks) => `Pare o adresă de pe ${networks}. Acolo magazinul nu acceptă plăți.`,
  addressStays: 'Verificată doar pe dispozitivul tău.',
  matches: (n) => count(n, { one: '# rezultat', few: '# rezultate', other: '# de rezultate' }),
  moreMatches: (n) =>
    count(n, {
      one: 'Încă # rezultat. Continuă să scrii.',
      few: 'Încă # rezultate. Continuă să scrii.',
      other: 'Încă # de rezultate. Continuă să scrii.',
    }),
  unavailable: {
    no_rate: 'Niciun preț acum',
    ambiguous_address: 'Nicio adresă acum',
    address_refused: 'Nicio adresă sigură acum',
    no_address: 'Nicio adresă acum',
    below_minimum: 'Sumă prea mică',
  },
  notAvailable: 'Indisponibilă acum',
  keepCurrency: 'Înapoi la plată',
  gettingAddress: 'Se obține adresa…',

  transferCounts: {
    late: 'Detectată după expirarea prețului',
    wrong_currency: 'Altă monedă decât cea aleasă',
  },

  slowOpening: 'Durează mai mult decât de obicei. Vom încerca în continuare.',
  notCurrent: 'Datele ar putea să nu mai fie actuale',
  sessionOver: 'Sesiunea ta a expirat',
  sessionOverLead:
    'Reîncarcă pentru a vedea adresa actuală. Plățile deja trimise nu sunt afectate.',
  contactStore: (store) => `Contactează ${store ?? 'magazinul'}`,
  backToStore: (store) => `Înapoi la ${store ?? 'magazin'}`,

  nothingAwaited: 'Încă nu este nimic de plătit',
  tooSmallForAll:
    'Suma rămasă este prea mică pentru a fi plătită în vreuna dintre monedele de aici. Contactează magazinul.',
  longWaitTitle: (ago) => `Detectată ${ago}, încă neconfirmată`,
  longWait:
    'Rețeaua blockchain poate fi lentă sau poate că a scos tranzacția din coada de așteptare. Verifică portofelul și întreabă magazinul înainte de a trimite din nou.',

  newPriceIs: (amount) => `Preț nou: ${amount}.`,
  oneMinuteLeft: 'Acest preț mai este valabil un minut.',

  autoUpdates: 'Pagina se actualizează automat. O poți închide și poți reveni.',
  dontSendAgain: 'Nu trimite plata din nou.',
  reviewLead: (store) =>
    `Am primit plata ta, dar nu am putut-o asocia automat cu această comandă. ${store ?? 'Magazinul'} o va analiza. Nu trimite plata din nou.`,
  heldLead: (store) =>
    `Serviciul de plată o verifică. Contactează ${store ?? 'magazinul'}. Nu trimite plata din nou.`,
  paidLead: 'Mulțumim! Poți închide această pagină.',
  closedLead:
    'Această comandă nu mai acceptă plăți. Ai trimis deja o plată? Contactează magazinul.',
  overLead: (excess, store) =>
    `Ai trimis cu ${excess} mai mult decât trebuia. Contactează ${store ?? 'magazinul'} pentru rambursare.`,
  usualTime: (time, network) => `De obicei durează ${time} prin rețeaua ${network}.`,
  storeConfirms: 'Magazinul va confirma această plată.',
  lateEvents: 'Pot trece câteva minute până când plata ta apare aici.',
  exceptions: {
    partial: 'Am primit mai puțin decât prețul.',
    over: 'Am primit mai mult decât prețul. Cere magazinului o rambursare.',
    late: 'O plată a fost detectată după expirarea prețului. Magazinul decide dacă o ia în considerare.',
    wrong_currency: 'O plată a venit în altă monedă. Magazinul decide dacă o ia în considerare.',
    held: 'O plată este reținută pentru verificare.',
  },
  unknownException: 'Magazinul are o notă despre această plată.',
  steps: { detected: 'Detectată', confirming: 'Se confirmă', paid: 'Plătită' },
  received: 'Primit',
  detectedAmount: 'Detectat',
  due: 'Rest de plată',
  excess: 'Plătit în plus',
  facts: {
    order: 'Comandă',
    account: 'Cont',
    total: 'Total',
    paid: 'Plătit',
    network: 'Rețea',
    date: 'Data',
    transaction: 'Tranzacție',
  },
  transfers: 'Tranzacții',
  details: 'Detalii',
  lastChecked: (ago) => `Ultima actualizare: ${ago}`,
  checkNow: 'Verifică acum',
  nothingNew: 'Nimic nou',
  somethingNew: 'Actualizat',
  notChecked: 'Nu s-au putut verifica noutățile. Datele ar putea să nu mai fie actuale.',
  connection: { live: 'În timp real', polling: 'Se verifică automat', offline: 'Fără conexiune' },
  stillWatching: 'Urmărim în continuare această adresă',
  connectionLost: 'Conexiune pierdută',
  connectionBack: 'Conectat din nou',

  sources: {
    service_event: 'Serviciul de plată',
    service_list: 'Rețeaua blockchain',
    service_lookup: 'Pagina de plată',
    store: 'Magazinul',
  },
  evidence: {
    opened: 'Pagină de plată deschisă',
    quoted: 'Preț blocat',
    seen: 'Plată detectată',
    confirmed: 'Plată confirmată',
    held: 'Reținută pentru verificare',
    released: 'Verificare încheiată',
    marked_paid: 'Marcată ca plătită',
    closed: 'Comandă închisă',
    amended: 'Sumă modificată',
  },
  unknownSource: 'Altă sursă',
  unknownEvidence: 'Actualizare',
  timeline: 'Istoric',
  copyTimeline: 'Copiază pentru asistență',

  tellMe: 'Anunță-mă',
  tellingMe:
    'Ține această pagină deschisă. Vei auzi un sunet sau vei vedea o notificare, dacă browserul tău permite.',

  receipt: 'Dovada plății',
  receiptNote: 'O dovadă de plată, nu o factură.',
  printReceipt: 'Tipărește',
  saveReceipt: 'Salvează',

  ladderTitle: 'Cod QR mai simplu',
  ladderLead: 'Codul QR nu se scanează? Încearcă unul mai simplu.',
  ladderForms: {
    bip21_amount: 'Adresă și sumă',
    bip21: 'Adresă ca link, fără sumă',
    eip681_amount: 'Link cu sumă',
    eip681: 'Link fără sumă',
    eip681_token: 'Link cu token și sumă. Verifică destinatarul în portofelul tău.',
    address: 'Doar adresa',
  },

  exchangeTitle: 'Plătești de pe o bursă cripto?',
  exchangeNetwork: 'Rețea',
  exchangeNames: (names) => `apare și ca ${names}`,
  exchangeAmount: 'Suma pe care trebuie să o primim',
  exchangeMemo: 'Memo sau Tag',
  exchangeNoMemo: 'Lasă gol',
  exchangeWallet: 'Tipul portofelului',
  exchangeHosted: 'Găzduit (firmă)',
  exchangeUnhosted: 'Autogăzduit',
  exchangeRecipient: 'Destinatar',
  exchangeFee:
    'Dacă bursa își reține comisionul din suma trimisă, adaugă comisionul la sumă. Bursele au o sumă minimă de retragere.',
  feeCoin: (code) => `Portofelul tău are nevoie de puțin ${code} pentru comisionul rețelei.`,

  checkTitle: 'Verifică adresa',
  checkLead:
    'Un program malițios poate înlocui o adresă copiată. Pentru verificare, lipește adresa destinatarului afișată de portofelul tău.',
  checkLabel: 'Adresa destinatarului din portofel',
  checkSame: 'Adresa corespunde.',
  checkDiffers: (at, pasted, right) =>
    `Nu trimite. Aceasta nu este adresa noastră: de la caracterul ${String(at)} scrie „${pasted}” în loc de „${right}”.`,
  checkNone: (network) => `Nu trimite. Aceasta nu este o adresă completă din rețeaua ${network}.`,

  saveCard: 'Salvează imaginea',
  priceLockedUntil: (moment) => `Preț blocat până la ${moment}`,

  handOff: 'Continuă pe telefon',
  handOffLead:
    'Scanează cu camera telefonului pentru a deschide această plată acolo. Nu acesta este codul cu care plătești.',
  handOffLabel: 'Cod QR care deschide această plată pe telefonul tău, nu pentru plată',
  handOffUntil: (time) => `Funcționează o singură dată, până la ${time}.`,
  handOffNew: 'Cod nou',

  worthTitle: 'Conversie',
  worthCoins: (code) => `Suma în ${code}`,
  worthDollars: 'Suma în dolari americani',
  worth: (coins, dollars) => `${coins} valorează ${dollars}.`,
  worthAbout: (coins, dollars) => `${coins} valorează aproximativ ${dollars}.`,
  worthGuide: 'Prețul se poate schimba înainte ca transferul tău să ajungă.',
  worthUnread: (whole, part) => `Introdu un număr, de exemplu ${whole} sau ${part}.`,
  worthNoRate: 'Niciun preț acum.',

  walletPay: 'Plătește din portofel',
  walletPayWith: (wallet) => `Plătește cu ${wallet}`,
  walletOther: 'Alt portofel',

  walletConnect: (wallet) => `Aprobă conectarea în ${wallet}.`,
  walletSwitch: (wallet, network) => `Treci la rețeaua ${network} în ${wallet}.`,
  walletConfirm: (wallet, amount, network) =>
    `Confirmă ${amount} prin rețeaua ${network} în ${wallet}.`,
  walletSlow: (wallet) => `Nu se întâmplă nimic? Deschide ${wallet}.`,
  walletStop: 'Nu mai aștepta',

  walletProblems: {
    refused: 'Cererea a fost refuzată. Nu s-a trimis nimic.',
    locked:
      'Portofelul tău este blocat sau nu a arătat niciun cont. Deblochează-l, apoi încearcă din nou.',
    busy: 'Portofelul tău are altă cerere deschisă. Răspunde la ea acolo, apoi încearcă din nou.',
    contract_account:
      'Acesta este un cont inteligent, de exemplu un Safe. E posibil ca serviciul de plată să nu observe plățile din el. Alege alt cont în portofelul tău sau scanează codul cu alt portofel.',
    account_changed:
      'Contul din portofelul tău s-a schimbat. Nu s-a trimis nimic. Încearcă din nou.',
    wrong_token:
      'Portofelul tău și magazinul au date diferite despre acest token. Nu s-a trimis nimic. Alege altă monedă sau contactează magazinul.',
    no_answer:
      'Portofelul tău nu a răspuns. Nu s-a trimis nimic. Deschide-l, apoi încearcă din nou.',
    failed:
      'Portofelul tău a semnalat o eroare. Nu s-a trimis nimic. Încearcă din nou sau plătește cu codul.',
    uncertain:
      'Portofelul tău a semnalat o eroare, iar plata s-ar putea să fi fost trimisă. Verifică portofelul înainte de a plăti din nou.',
  },
  walletWrongNetwork: (network) =>
    `Portofelul tău este pe altă rețea. Treci acolo la rețeaua ${network}, apoi încearcă din nou.`,
  walletNotEnough: (code) =>
    `Nu este suficient ${code} în acest cont. Alege alt cont în portofelul tău, apoi încearcă din nou.`,
  walletNoFee: (code) =>
    `Acest cont nu are ${code} pentru comisionul rețelei. Adaugă puțin, apoi încearcă din nou.`,

  walletQuestion: 'Este posibil să fi plătit deja',
  walletAsked:
    'Unui portofel i s-a cerut deja să plătească această comandă. Verifică-l înainte de a plăti din nou, altfel ai putea plăti de două ori.',
  walletWasSent:
    'O plată pentru această comandă a fost deja trimisă dintr-un portofel. Dacă plătești din nou, ai putea plăti de două ori.',
  walletPayAgain: 'Plătește din nou',
  walletBack: 'Înapoi',

  walletFates: {
    pending: 'Trimisă. Se așteaptă rețeaua blockchain.',
    included: 'Trimisă și aflată în blockchain. Se așteaptă ca magazinul să o detecteze.',
    failed:
      'Această plată a eșuat în rețeaua blockchain. Suma nu a fost trimisă. Poți plăti din nou.',
    replaced:
      'Această plată a fost accelerată sau anulată în portofelul tău. Verifică acolo înainte de a plăti din nou.',
    dropped:
      'Rețeaua blockchain poate că a scos această plată din coada de așteptare. Verifică portofelul înainte de a plăti din nou.',
  },
  walletCopyHash: 'Copiază ID tranzacție',
};
