/** Italian. Formal ("Lei"), in the voice of a bank's payment page. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'it'>) => plural('it', n, forms);

const notUnderstood = 'Il negozio non ha compreso questa richiesta. Ricarichi la pagina.';

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'it',

  notLoaded: 'Una parte di questa pagina non è stata caricata. Controlli la connessione e riprovi.',

  problems: {
    offline:
      'Connessione assente. Riprenderemo automaticamente non appena sarà di nuovo disponibile.',
    unreachable: 'Il negozio al momento non risponde. Continuiamo a provare.',
    timeout: 'Il negozio impiega troppo tempo a rispondere. Continuiamo a provare.',
    unreadable:
      'Il negozio ha dato una risposta che non riusciamo a leggere. Continuiamo a provare.',
    bad_request: notUnderstood,
    unauthorized: 'Questa pagina di pagamento va aperta di nuovo. La ricarichi.',
    checkout_expired: 'Questa pagina di pagamento è rimasta aperta a lungo. La ricarichi.',
    forbidden: 'Questo ordine non può essere pagato qui. Torni al negozio e riprovi.',
    forbidden_origin:
      'Questa pagina non è autorizzata a ricevere questo pagamento. Contatti il negozio.',
    link_used:
      'Questo link è già stato usato. Continui dove è stato aperto oppure ne chieda uno nuovo al negozio.',
    link_expired:
      'Questo link è scaduto. Ne ottenga uno nuovo dove lo ha trovato oppure lo chieda al negozio.',
    not_found: 'Questa pagina di pagamento non è stata trovata. Contatti il negozio.',
    method_not_allowed: notUnderstood,
    unsupported_media_type: notUnderstood,
    payload_too_large: notUnderstood,
    amount_invalid:
      'L’importo di questo ordine non può essere pagato in criptovaluta. Contatti il negozio.',
    currency_unavailable: 'Al momento questa valuta non può essere usata. Ne scelga un’altra.',
    checkout_closed: 'Il negozio ha chiuso questo ordine, che quindi non accetta più pagamenti.',
    rate_limited:
      'Le richieste si sono susseguite un po’ troppo in fretta. Attenda un momento e riprovi.',
    service_unavailable: 'Il servizio di pagamento al momento non risponde. Continuiamo a provare.',
    service_invalid:
      'Il servizio di pagamento ha dato una risposta inutilizzabile. Continuiamo a provare.',
    service_rejected:
      'Il servizio di pagamento ha rifiutato questo pagamento. Contatti il negozio.',
    store_unavailable: 'Il negozio al momento ha un problema. Continuiamo a provare.',
    internal: 'Il negozio ha un problema imprevisto. Continuiamo a provare.',
  },

  checkout: 'Pagamento',
  sandbox: 'Ambiente di prova: nessun denaro reale. Non effettui pagamenti.',
  tryAgain: 'Riprovare',
  copied: 'Copiato',
  copyRefused: 'Qui la copia è bloccata. Il testo è selezionato: lo copi manualmente.',
  loading: 'Apertura della pagina di pagamento…',
  alreadySent:
    'Ha già inviato il pagamento? Questa pagina non influisce su quel pagamento. Non lo invii di nuovo.',
  errorTitle: 'Non è stato possibile aprire la pagina di pagamento',
  maybeBlocked:
    'Se la situazione non cambia, la causa può essere un blocco dei contenuti o la rete a cui è collegato il Suo dispositivo. Consenta lì questa pagina oppure provi con un altro browser.',
  priceChanged: (before, now) =>
    `Il negozio ha modificato il prezzo di questo ordine da ${before} a ${now}.`,
  orderReference: (reference) => `Ordine ${reference}`,
  accountReference: (reference) => `Account cliente ${reference}`,
  requestReference: (id) => `Riferimento per l’assistenza: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  payTitle: 'Invii il pagamento',
  partialTitle: 'È arrivata una parte del pagamento',
  partialArrived: (received, price) => `Sono arrivati ${received} su ${price} e sono al sicuro.`,
  partialLead: 'Invii il resto per completare l’ordine.',
  topUpTitle: 'Ricarica del saldo',
  topUpLead: 'Invii l’importo che desidera. Questo indirizzo resta Suo.',
  minimum: (amount) => `I trasferimenti inferiori a ${amount} potrebbero non essere rilevati.`,
  tooSmall: 'L’importo è troppo basso',
  tooSmallForAll:
    'L’importo ancora da pagare è troppo basso per ognuna delle valute disponibili qui. Contatti il negozio.',
  amountLabel: 'Importo da inviare',
  amountDue: 'Ancora da inviare',
  formerAmount: 'Importo precedente',
  copyAmount: 'Copiare l’importo',
  sendOnly: (code, network) => `Invii solo ${code} e solo sulla rete ${network}`,
  sendOnlyWhy: 'Con altre valute o reti il denaro può andare perso.',
  addressLabel: (code, network) => `Indirizzo per ${code} sulla rete ${network}`,
  copyAddress: 'Copiare l’indirizzo',
  copiedAddress: (code, network) => `Copiato. Invii solo ${code} e solo sulla rete ${network}.`,
  qrLabel: (code, network) => `Codice QR per inviare ${code} sulla rete ${network}`,
  qrBare: 'Il codice contiene solo l’indirizzo. Inserisca Lei l’importo.',
  qrWithAmount: 'Il codice contiene l’indirizzo e l’importo.',
  openWallet: 'Aprire nel wallet',
  ladderTitle: 'Il Suo wallet non legge il codice?',
  ladderLead: 'Ne scelga uno più semplice.',
  ladderForms: {
    bip21_amount: 'Indirizzo e importo',
    bip21: 'Indirizzo come link, senza importo',
    eip681_amount: 'Link con importo',
    eip681: 'Link senza importo',
    eip681_token: 'Link del token con importo (controlli il destinatario nel Suo wallet)',
    address: 'Solo l’indirizzo',
  },
  nothingOpened:
    'Non si è aperto nulla? Copi l’importo e l’indirizzo nel Suo wallet oppure scansioni il codice con un altro dispositivo.',
  payHelp: 'Aiuto per il trasferimento',
  rateLine: (code, dollars) => `1 ${code} = ${dollars} USD`,
  rateFrom: (source) => `secondo ${source}`,
  rateAt: (time) => `alle ore ${time}`,
  priceHolds: (time) => `Prezzo valido ancora per ${time}`,
  expiredTitle: 'Questo prezzo è scaduto',
  expiredLead:
    'Pagamento già inviato? Non deve fare nulla: potrebbe essere in arrivo e continuiamo a controllare. Richieda un nuovo prezzo solo se non lo ha inviato.',
  newPrice: 'Richiedere un nuovo prezzo',
  addressDetails: 'Mostrare l’indirizzo',
  changeCurrency: 'Scelga un’altra valuta o rete',
  changeForRest: 'Inviare l’importo restante in un’altra valuta',
  addressReplaced: 'L’indirizzo è cambiato. D’ora in poi usi soltanto questo.',
  changedElsewhere: (what) =>
    `Questo pagamento è stato modificato in un’altra scheda o su un altro dispositivo. Ora da inviare: ${what}, all’indirizzo qui sotto.`,
  addressRefusedTitle: 'Ci rifiutiamo di mostrare questo indirizzo',
  addressRefused:
    'L’indirizzo che abbiamo ricevuto non supera il controllo della sua rete. Il denaro inviato a quell’indirizzo potrebbe andare perduto, perciò non viene mostrato. Non è stato addebitato nulla. Scelga un’altra valuta o contatti il negozio.',
  addressUnchecked:
    'Non conosciamo questa rete, quindi non abbiamo potuto controllare l’indirizzo. Lo confronti con quello indicato dal negozio prima di inviare qualsiasi cosa.',
  deposits: 'Depositi',
  noDeposits: 'Ancora nessun deposito.',

  transferStatus: {
    seen: 'Rilevato',
    confirmed: 'Confermato',
    held: 'Trattenuto per verifica',
  },
  unknownStatus: 'Annotato',
  viewTransfer: 'Vedere sulla blockchain',

  chooseTitle: 'Scelga una valuta',
  search: 'Cercare valuta o rete',
  searchHint: 'Nome, simbolo o rete',
  currencies: 'Valute',
  networks: 'Reti',
  groupBy: 'Ordinamento dell’elenco',
  byCurrency: 'Per valuta',
  byNetwork: 'Per rete',
  lastUsed: 'Usate di recente',
  everything: 'Tutte le opzioni',
  countNetworks: (n) => count(n, { one: '# rete', many: '# di reti', other: '# reti' }),
  countCurrencies: (n) => count(n, { one: '# valuta', many: '# di valute', other: '# valute' }),
  fromAmount: (amount) => `da ${amount}`,
  chooseNetwork: (code) => `${code}: scelga la rete su cui invia`,
  chooseCurrencyOn: (network) => `${network}: scelga la valuta che invia`,
  networkGuide:
    'Scelga la rete che il Suo wallet o exchange utilizza per l’invio. Le commissioni variano a seconda della rete.',
  backToList: 'Tornare all’elenco completo',
  minimumOf: (amount) => `minimo ${amount}`,
  usuallyTakes: (time) => `di solito ${time}`,
  noCurrencies: 'Al momento il negozio non offre alcuna valuta. Riprovi più tardi.',
  noMatch: (text) => `Nessun risultato per “${text}”.`,
  searchable:
    'Può cercare per simbolo, nome, rete o indirizzo di contratto, oppure incollare un indirizzo del Suo wallet per trovarne la rete.',
  clearSearch: 'Cancellare la ricerca',
  readAs: (text) =>
    `Risultati per “${text}”: la tastiera sembra impostata su un altro tipo di scrittura.`,
  addressOf: (network) =>
    `Questo sembra un indirizzo della rete ${network}. Qui sotto trova ciò che può inviare da questa rete.`,
  addressOfSeveral: (networks) =>
    `Gli indirizzi hanno lo stesso aspetto su ${networks}. Controlli nel Suo wallet su quale di queste reti si trova il Suo denaro.`,
  addressOfNone: (networks) =>
    `Questo sembra un indirizzo su ${networks}. Lì il negozio non accetta pagamenti.`,
  addressStays:
    'L’indirizzo è stato cercato solo all’interno di questa pagina e non è stato inviato da nessuna parte.',
  matches: (n) =>
    count(n, {
      one: '# valuta trovata',
      many: '# di valute trovate',
      other: '# valute trovate',
    }),
  moreMatches: (n) =>
    count(n, {
      one: '# altro risultato, continui a digitare per restringere la ricerca',
      many: '# di altri risultati, continui a digitare per restringere la ricerca',
      other: '# altri risultati, continui a digitare per restringere la ricerca',
    }),
  unavailable: {
    no_rate: 'Nessun prezzo al momento',
    ambiguous_address: 'Nessun indirizzo al momento',
    address_refused: 'Nessun indirizzo sicuro al momento',
    no_address: 'Nessun indirizzo al momento',
    below_minimum: 'L’importo è troppo piccolo',
  },
  notAvailable: 'Non disponibile al momento',
  currenciesFailed: 'Non è stato possibile caricare le valute.',
  keepCurrency: 'Tornare al pagamento',
  gettingAddress: 'Recupero dell’indirizzo in corso…',

  sources: {
    service_event: 'Servizio di pagamento',
    service_list: 'Monitoraggio della blockchain',
    service_lookup: 'Trovato dal negozio nella pagina di pagamento del servizio',
    store: 'Negozio',
  },
  evidence: {
    opened: 'Pagina di pagamento aperta',
    quoted: 'Prezzo fissato',
    seen: 'Trasferimento rilevato',
    confirmed: 'Trasferimento confermato',
    held: 'Trasferimento trattenuto per verifica',
    released: 'Verifica terminata',
    marked_paid: 'Contrassegnato come pagato',
    closed: 'Ordine chiuso',
    amended: 'Importo dell’ordine modificato',
  },
  unknownSource: 'Altra fonte',
  unknownEvidence: 'È stato annotato qualcosa',
  transferCounts: {
    late: 'Arrivato dopo la scadenza del suo prezzo, quindi non viene conteggiato automaticamente',
    wrong_currency: 'Non è la valuta scelta, quindi non viene conteggiato automaticamente',
  },

  nothingAwaited: 'Non è ancora possibile inviare nulla',
  longWaitTitle: (ago) => `Rilevato ${ago} e ancora non confermato`,
  longWait:
    'La rete blockchain può essere lenta oppure può aver scartato il trasferimento. Lo cerchi nel Suo wallet prima di fare qualsiasi cosa e chieda al negozio prima di ripetere l’invio.',
  newPriceIs: (amount) => `Il nuovo prezzo è ${amount}.`,
  oneMinuteLeft: 'Questo prezzo vale ancora per un minuto.',

  statusTitle: {
    loading: 'Apertura della pagina di pagamento…',
    error: 'Non è stato possibile aprire la pagina di pagamento',
    choose_currency: 'Scelga una valuta',
    pay: 'In attesa del Suo trasferimento',
    top_up: 'In attesa di trasferimenti',
    detected: 'Il Suo trasferimento è stato rilevato',
    confirmed: 'Una parte è confermata, il resto è in transito',
    partial: 'È arrivata una parte, in attesa del resto',
    review: 'Il negozio sta esaminando il Suo trasferimento',
    held: 'Il Suo trasferimento è in fase di verifica',
    paid: 'Pagamento completato',
    closed: 'Questo ordine è chiuso',
  },
  statusLead: {
    loading: '',
    error: '',
    choose_currency: '',
    pay: 'Questa pagina si aggiorna da sola. Può lasciarla e tornare più tardi.',
    top_up: 'Questa pagina si aggiorna da sola. Può lasciarla e tornare più tardi.',
    detected:
      'È in transito sulla rete blockchain. Non deve fare nulla e non deve ripetere l’invio.',
    confirmed: 'Non deve fare nulla e non deve ripetere l’invio.',
    partial:
      'Ciò che è arrivato è al sicuro e viene conteggiato per questo ordine. Invii solo quello che manca ancora.',
    review:
      'È arrivato ed è al sicuro, ma non corrisponde automaticamente all’ordine, quindi decide il negozio. Non ripeta l’invio; se non riceve notizie, comunichi al negozio il Suo numero d’ordine.',
    held: 'È arrivato e il servizio di pagamento lo ha messo in sospeso per una verifica. Il negozio decide come procedere. Contatti il negozio e non ripeta l’invio.',
    paid: 'Grazie. Può chiudere questa pagina.',
    closed: 'Non accetta più pagamenti. Se ha inviato qualcosa, contatti il negozio.',
  },
  storeConfirms: 'Il negozio confermerà questo pagamento.',
  usualTime: (time) => `Tempo di attesa abituale: ${time}.`,
  lateEvents:
    'Il negozio viene informato di un pagamento quando è confermato; possono volerci alcuni minuti. Può lasciare questa pagina e tornare più tardi.',
  exceptions: {
    partial: 'L’importo arrivato è inferiore al prezzo.',
    over: 'L’importo arrivato è superiore al prezzo. Il negozio vede di quanto; gli chieda di restituire l’eccedenza.',
    late: 'Un trasferimento è arrivato dopo la scadenza del suo prezzo. Il negozio decide se conteggiarlo.',
    wrong_currency:
      'Un trasferimento è arrivato in una valuta che non era stata scelta. Il negozio decide se conteggiarlo.',
    held: 'Un trasferimento è trattenuto per verifica.',
  },
  unknownException: 'Il negozio ha annotato qualcosa su questo pagamento.',
  due: 'Ancora da pagare',
  received: 'Ricevuto',
  seenSoFar: 'Rilevato finora',
  excess: 'Oltre il prezzo',
  transfers: 'Trasferimenti',
  timeline: 'Che cosa è successo',
  copyTimeline: 'Copiare per l’assistenza',
  lastChecked: (ago) => `Ultimo controllo: ${ago}`,
  checkNow: 'Controllare ora',
  checking: 'Controllo in corso…',
  nothingNew: 'Controllato proprio ora, niente di nuovo.',
  somethingNew: 'Controllato proprio ora, c’è qualcosa di nuovo.',
  notChecked: 'Il controllo non è riuscito. Ciò che vede era esatto all’ultimo controllo riuscito.',
  connection: {
    live: 'In tempo reale',
    polling: 'Controllo ogni pochi secondi',
    offline: 'Nessuna connessione',
  },
  stillWatching: 'Continuiamo a verificare l’arrivo di quanto ha già inviato',
  connectionLost: 'Connessione interrotta. Ciò che vede era esatto all’ultimo controllo.',
  connectionBack: 'La connessione è di nuovo disponibile.',
  slowOpening: 'Ci vuole più tempo del solito. Continuiamo a provare.',
  notCurrent: 'Ciò che vede era esatto all’ultimo controllo.',
  sessionOver: 'Questa pagina è rimasta aperta troppo a lungo',
  sessionOverLead:
    'Nulla è andato perso: il negozio rileva comunque ciò che Lei ha inviato. Ricarichi la pagina prima di inviare qualsiasi cosa.',
  reloadPage: 'Ricaricare la pagina',
  backToStore: (store) => (store === undefined ? 'Tornare al negozio' : `Tornare a ${store}`),
  contactStore: (store) => `Contattare ${store ?? 'il negozio'}`,

  tellMe: 'Ricevere un avviso all’arrivo',
  tellingMe:
    'Tenga aperta questa pagina. Sentirà un suono o vedrà una notifica, se il Suo browser lo consente.',

  receipt: 'Ricevuta',
  receiptNote: 'Questa è la ricevuta di un pagamento, non una fattura.',
  printReceipt: 'Stampare',
  saveReceipt: 'Salvare come file',

  exchangeTitle: 'Paga da un exchange? Attenzione alla commissione',
  exchangeNetwork: 'Rete sull’exchange',
  exchangeNames: (network, names) => `${network}, forse indicata come ${names}`,
  exchangeAmount: 'Importo che deve arrivare',
  exchangeFee:
    'Se la commissione dell’exchange viene detratta dall’importo, inserisca l’importo più la commissione.',
  exchangeMemo: 'Memo o tag',
  exchangeNoMemo: 'Lasci vuoto',
  exchangeMinimum: 'Al di sotto del prelievo minimo previsto, un exchange non invia nulla.',

  checkTitle: 'Controlli l’indirizzo nel Suo wallet',
  checkLead: 'Un programma dannoso può sostituire un indirizzo che Lei copia.',
  checkLabel: 'Incolli ciò che mostra il Suo wallet',
  checkSame: 'È lo stesso indirizzo.',
  checkDiffers: (at, pasted, right) =>
    `Non invii nulla: è un altro indirizzo. A partire dal carattere ${String(at)} si legge “${pasted}” invece di “${right}”.`,
  checkNone: (network) =>
    `Non invii nulla: questo non è un indirizzo completo della rete ${network}.`,

  largerCode: 'Ingrandire il codice',
  close: 'Chiudere',
  saveCard: 'Salvare come immagine',
  priceHoldsUntil: (moment) => `Prezzo valido fino a: ${moment}`,

  handOff: 'Continua sul telefono',
  handOffLead:
    'Inquadri questo codice con la fotocamera del telefono. Apre lì questo pagamento. Non è il codice per pagare.',
  handOffLabel: 'Codice QR che apre questo pagamento sul telefono (non serve per pagare)',
  handOffUntil: (time) => `Questo codice si può aprire una sola volta, fino a: ${time}.`,
  handOffNew: 'Mostra un nuovo codice',

  worthTitle: 'Quanto vale?',
  worthCoins: (code) => `Importo in ${code}`,
  worthDollars: 'Importo in dollari USA',
  worth: (coins, dollars) => `Il valore di ${coins} è di ${dollars}.`,
  worthAbout: (coins, dollars) => `Il valore di ${coins} è di circa ${dollars}.`,
  worthGuide: 'Valore indicativo: il prezzo può cambiare fino all’arrivo del Suo trasferimento.',
  worthUnread: (whole, part) => `Scriva l’importo in cifre, per esempio ${whole} o ${part}.`,
  worthNoRate: 'Al momento non c’è un prezzo.',
};
