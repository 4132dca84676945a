/** Italian. Formal ("Lei"), in the voice of a bank's payment page. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'it'>) => plural('it', n, forms);

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'it',

  notLoaded: 'Una parte di questa pagina non è stata caricata. Controlli la connessione e riprovi.',
  reloadPage: 'Aggiorna la pagina',

  problems: {
    offline: 'Nessuna connessione a Internet. Ci riconnetteremo automaticamente.',
    unreachable: 'Non riusciamo a raggiungere il negozio. Continuiamo a provare.',
    store_unavailable: 'Il negozio ha un problema in questo momento. Continuiamo a provare.',
    bad_request: 'Qualcosa è andato storto. Aggiorni la pagina.',
    checkout_expired: 'La sessione è scaduta. Aggiorni la pagina.',
    forbidden: 'Questo ordine non può essere pagato in questa pagina. Torni al negozio e riprovi.',
    link_used:
      'Questo link è già stato usato. Continui dove lo ha aperto o ne chieda uno nuovo al negozio.',
    link_expired:
      'Questo link è scaduto. Ne prenda uno nuovo dove ha trovato questo o lo chieda al negozio.',
    not_found: 'Pagina di pagamento non trovata. Contatti il negozio.',
    amount_invalid: 'Questo importo non può essere pagato in criptovaluta. Contatti il negozio.',
    currency_unavailable: 'Questa valuta non è disponibile al momento. Ne scelga un’altra.',
    checkout_closed: 'Il negozio ha chiuso questo ordine, che non accetta più pagamenti.',
    rate_limited: 'Troppi tentativi. Attenda un momento.',
    service_unavailable:
      'Non riusciamo a raggiungere il servizio di pagamento. Continuiamo a provare.',
    service_rejected:
      'Il servizio di pagamento ha rifiutato la nostra richiesta. Contatti il negozio.',
  },

  checkout: 'Pagamento',
  sandbox: 'Modalità di prova. Non invii fondi reali.',
  tryAgain: 'Riprova',
  close: 'Chiudi',
  copied: 'Copiato',
  copyRefused: 'La copia è bloccata qui. Il testo è selezionato: lo copi manualmente.',
  loading: 'Apertura della pagina di pagamento…',
  alreadySent: 'Ha già pagato? Questo non influisce sul pagamento. Non paghi una seconda volta.',
  orderReference: (reference) => `Ordine ${reference}`,
  accountReference: (reference) => `Account ${reference}`,
  maybeBlocked:
    'Se continua a succedere, la causa può essere un blocco dei contenuti o la connessione a Internet. Consenta questa pagina o provi un altro browser.',
  priceChanged: (before, now) => `Il prezzo è cambiato da ${before} a ${now}.`,
  requestReference: (id) => `Codice per l’assistenza: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  statusTitle: {
    loading: 'Apertura della pagina di pagamento…',
    error: 'Impossibile aprire la pagina di pagamento',
    choose_currency: 'Paga con',
    pay: 'In attesa del pagamento',
    top_up: 'In attesa di depositi',
    detected: 'Pagamento rilevato',
    confirmed: 'Confermato in parte',
    partial: 'Pagato in parte',
    review: 'Pagamento in esame',
    held: 'Pagamento sospeso',
    paid: 'Pagato',
    closed: 'Ordine chiuso',
  },
  noCurrencies: 'Nessuna valuta disponibile al momento. Riprovi più tardi.',
  currenciesFailed: 'Impossibile caricare le valute.',

  payTitle: (price) => `Paga ${price}`,
  partReceived: (received, price) => `Ricevuti ${received} su ${price}`,
  partDetected: (received, price) => `Rilevati ${received} su ${price}`,
  leftToPay: 'Ancora da pagare',
  topUpTitle: 'Ricarica il saldo',
  topUpLead: 'Invii l’importo che desidera. Questo indirizzo resta assegnato a Lei.',
  minimum: (amount) => `Minimo ${amount}. Importi inferiori potrebbero non essere rilevati.`,
  tooSmall: 'Importo troppo basso',
  amountLabel: 'Importo da inviare',
  copyAmount: 'Copia importo',
  sendOnly: (code, network) => `Solo ${code} e solo su ${network}.`,
  sendOnlyWhy: 'Qualsiasi altra cosa può andare persa.',
  addressLabel: (code, network) => `Indirizzo per ${code} su ${network}`,
  copyAddress: 'Copia indirizzo',
  copiedAddress: (code, network) => `Copiato. Invii solo ${code} e solo su ${network}.`,
  qrLabel: (code, network) => `Codice QR per inviare ${code} su ${network}`,
  enlarge: 'Ingrandisci',
  scanBare: 'Scansioni, poi inserisca l’importo.',
  openWallet: 'Apri nel wallet',
  nothingOpened:
    'Non si è aperto nulla? Copi importo e indirizzo nel wallet o scansioni il codice con un altro dispositivo.',
  moreWays: 'Altri modi per pagare',
  rate: (code, dollars, from) => `1 ${code} = ${dollars}\u00a0USD (${from})`,
  priceLocked: (time) => `Prezzo bloccato ancora per ${time}`,
  expiredTitle: 'Prezzo scaduto',
  expiredLead:
    'Ha già pagato? Non paghi una seconda volta, continuiamo a monitorare questo indirizzo. Non ancora? Aggiorni il prezzo.',
  newPrice: 'Aggiorna il prezzo',
  checking: 'Controllo in corso…',
  continueOnceDetected: 'Potrà continuare non appena il pagamento sarà rilevato.',
  addressDetails: 'Mostra indirizzo',
  change: 'Cambia',
  changeCurrency: 'Cambia valuta o rete',
  addressReplaced: 'L’indirizzo è cambiato. Usi soltanto questo.',
  changedElsewhere: (what) =>
    `Modificato in un’altra scheda o su un altro dispositivo. Ora da inviare: ${what}, all’indirizzo qui sotto.`,
  addressRefusedTitle: 'Questo indirizzo non ha superato il nostro controllo di sicurezza',
  addressRefused:
    'I fondi inviati a questo indirizzo potrebbero andare persi, perciò non lo mostriamo. Scelga un’altra valuta o contatti il negozio.',
  addressUnchecked:
    'Non conosciamo questa rete e non abbiamo potuto controllare l’indirizzo. Lo faccia confermare dal negozio prima di pagare.',
  deposits: 'Depositi',
  noDeposits: 'Ancora nessun deposito',

  transferStatus: { seen: 'In attesa di conferma', confirmed: 'Confermata', held: 'Sospesa' },
  unknownStatus: 'Registrata',
  viewTransfer: 'Vedi transazione',

  search: 'Cerca valuta o rete',
  searchHint: 'Nome, simbolo o rete',
  currencies: 'Valute',
  networks: 'Reti',
  popular: 'Popolari',
  lastUsed: 'Ultima usata',
  everything: 'Tutte le valute',
  byNetwork: 'Per rete',
  countNetworks: (n) => count(n, { one: '# rete', many: '# di reti', other: '# reti' }),
  countCurrencies: (n) => count(n, { one: '# valuta', many: '# di valute', other: '# valute' }),
  fromAmount: (amount) => `da ${amount}`,
  chooseNetwork: 'Scelga una rete',
  chooseCurrencyOn: (network) => `Scelga una valuta su ${network}`,
  networkGuide: 'Scelga la rete che il wallet o l’exchange userà. Le commissioni variano.',
  minimumOf: (amount) => `minimo ${amount}`,
  usuallyTakes: (time) => `circa ${time}`,
  noMatch: (text) => `Nessun risultato per “${text}”`,
  searchable: 'Provi un simbolo, un nome o una rete, oppure incolli un indirizzo dal wallet.',
  clearSearch: 'Cancella ricerca',
  readAs: (text) => `Risultati per “${text}”`,
  addressOf: (network) => `Sembra un indirizzo su ${network}.`,
  addressOfSeveral: (networks) =>
    `Gli indirizzi hanno lo stesso aspetto su ${networks}. Controlli nel wallet su quale rete si trovano i fondi.`,
  addressOfNone: (networks) =>
    `Sembra un indirizzo su ${networks}. Lì il negozio non accetta pagamenti.`,
  addressStays: 'Controllato solo su questo dispositivo.',
  matches: (n) => count(n, { one: '# risultato', many: '# di risultati', other: '# risultati' }),
  moreMatches: (n) =>
    count(n, {
      one: '# altro risultato. Continui a digitare per restringere.',
      many: 'Altri # di risultati. Continui a digitare per restringere.',
      other: 'Altri # risultati. Continui a digitare per restringere.',
    }),
  unavailable: {
    no_rate: 'Nessun prezzo al momento',
    ambiguous_address: 'Nessun indirizzo al momento',
    address_refused: 'Nessun indirizzo sicuro al momento',
    no_address: 'Nessun indirizzo al momento',
    below_minimum: 'Importo troppo basso',
  },
  notAvailable: 'Non disponibile al momento',
  keepCurrency: 'Torna al pagamento',
  gettingAddress: 'Recupero dell’indirizzo…',

  transferCounts: {
    late: 'Rilevata dopo la scadenza del prezzo',
    wrong_currency: 'Valuta diversa da quella scelta',
  },

  slowOpening: 'Ci vuole più tempo del solito. Continuiamo a provare.',
  notCurrent: 'Questi dati potrebbero non essere aggiornati',
  sessionOver: 'La sessione è scaduta',
  sessionOverLead:
    'Aggiorni la pagina per vedere l’indirizzo attuale. Questo non influisce sui pagamenti già inviati.',
  contactStore: (store) => `Contatta ${store ?? 'il negozio'}`,
  backToStore: (store) => (store === undefined ? 'Torna al negozio' : `Torna a ${store}`),

  nothingAwaited: 'Per ora non c’è nulla da pagare',
  tooSmallForAll:
    'L’importo rimanente è troppo basso per tutte le valute disponibili qui. Contatti il negozio.',
  longWaitTitle: (ago) => `Rilevato ${ago}, ancora non confermato`,
  longWait:
    'La rete blockchain può essere lenta oppure può aver scartato la transazione. Controlli il wallet e chieda al negozio prima di pagare di nuovo.',

  newPriceIs: (amount) => `Nuovo prezzo: ${amount}.`,
  oneMinuteLeft: 'Questo prezzo vale ancora per un minuto.',

  autoUpdates: 'Questa pagina si aggiorna automaticamente. Può chiuderla e tornare più tardi.',
  dontSendAgain: 'Non paghi una seconda volta.',
  reviewLead: (store) =>
    `Abbiamo ricevuto il pagamento, ma non abbiamo potuto abbinarlo automaticamente a questo ordine. ${store ?? 'Il negozio'} lo esaminerà. Non paghi una seconda volta.`,
  heldLead: (store) =>
    `Il servizio di pagamento lo sta esaminando. Contatti ${store ?? 'il negozio'}. Non paghi una seconda volta.`,
  paidLead: 'Grazie! Può chiudere questa pagina.',
  closedLead: 'Questo ordine non accetta più pagamenti. Ha già pagato? Contatti il negozio.',
  overLead: (excess, store) =>
    `Ha inviato ${excess} di troppo. Contatti ${store ?? 'il negozio'} per un rimborso.`,
  usualTime: (time, network) => `Di solito ${time} su ${network}.`,
  storeConfirms: 'Il negozio confermerà questo pagamento.',
  lateEvents: 'Possono volerci alcuni minuti prima che vediamo il pagamento.',
  exceptions: {
    partial: 'Abbiamo ricevuto meno del prezzo.',
    over: 'Abbiamo ricevuto più del prezzo. Chieda un rimborso al negozio.',
    late: 'Un pagamento è stato rilevato dopo la scadenza del prezzo. Sarà il negozio a decidere se considerarlo valido.',
    wrong_currency:
      'Un pagamento è arrivato in un’altra valuta. Sarà il negozio a decidere se considerarlo valido.',
    held: 'Un pagamento è sospeso per verifica.',
  },
  unknownException: 'Il negozio ha una nota su questo pagamento.',
  steps: { detected: 'Rilevato', confirming: 'In attesa di conferma', paid: 'Pagato' },
  received: 'Ricevuto',
  detectedAmount: 'Rilevato',
  due: 'Ancora da pagare',
  excess: 'Pagato in eccesso',
  facts: {
    order: 'Ordine',
    account: 'Account',
    total: 'Totale',
    paid: 'Pagato',
    network: 'Rete',
    date: 'Data',
    transaction: 'Transazione',
  },
  transfers: 'Transazioni',
  details: 'Dettagli',
  lastChecked: (ago) => `Ultimo aggiornamento: ${ago}`,
  checkNow: 'Controlla ora',
  nothingNew: 'Nessuna novità',
  somethingNew: 'Aggiornato',
  notChecked: 'Il controllo non è riuscito. Questi dati potrebbero non essere aggiornati.',
  connection: {
    live: 'In tempo reale',
    polling: 'Controllo automatico',
    offline: 'Nessuna connessione',
  },
  stillWatching: 'Continuiamo a monitorare questo indirizzo',
  connectionLost: 'Connessione persa',
  connectionBack: 'Di nuovo online',

  sources: {
    service_event: 'Servizio di pagamento',
    service_list: 'Rete blockchain',
    service_lookup: 'Pagina di pagamento',
    store: 'Negozio',
  },
  evidence: {
    opened: 'Pagina di pagamento aperta',
    quoted: 'Prezzo bloccato',
    seen: 'Pagamento rilevato',
    confirmed: 'Pagamento confermato',
    held: 'Sospeso per verifica',
    released: 'Verifica terminata',
    marked_paid: 'Contrassegnato come pagato',
    closed: 'Ordine chiuso',
    amended: 'Importo modificato',
  },
  unknownSource: 'Altra fonte',
  unknownEvidence: 'Aggiornamento',
  timeline: 'Cronologia',
  copyTimeline: 'Copia per l’assistenza',

  tellMe: 'Avvisami',
  tellingMe:
    'Tenga aperta questa pagina. Sentirà un suono o vedrà una notifica, se il browser lo consente.',

  receipt: 'Ricevuta',
  receiptNote: 'Una ricevuta di pagamento, non una fattura.',
  printReceipt: 'Stampa',
  saveReceipt: 'Salva',

  ladderTitle: 'Codice QR più semplice',
  ladderLead: 'Il codice QR non si scansiona? Ne provi uno più semplice.',
  ladderForms: {
    bip21_amount: 'Indirizzo e importo',
    bip21: 'Indirizzo come link, senza importo',
    eip681_amount: 'Link con importo',
    eip681: 'Link senza importo',
    eip681_token: 'Link con token e importo. Controlli il destinatario nel wallet.',
    address: 'Solo l’indirizzo',
  },

  exchangeTitle: 'Sta pagando da un exchange?',
  exchangeNetwork: 'Rete',
  exchangeNames: (names) => `indicata anche come ${names}`,
  exchangeAmount: 'Importo che dobbiamo ricevere',
  exchangeMemo: 'Memo o tag',
  exchangeNoMemo: 'Lasciare vuoto',
  exchangeWallet: 'Tipo di wallet',
  exchangeHosted: 'Custodial, azienda',
  exchangeUnhosted: 'Autocustodia',
  exchangeRecipient: 'Destinatario',
  exchangeFee:
    'Se l’exchange detrae la sua commissione da ciò che invia, la aggiunga all’importo. Gli exchange hanno un prelievo minimo.',
  feeCoin: (code) => `Nel wallet serve un po’ di ${code} per la commissione di rete.`,

  checkTitle: 'Verifica l’indirizzo',
  checkLead:
    'Un malware può sostituire un indirizzo copiato. Per verificarlo, incolli l’indirizzo del destinatario mostrato dal wallet.',
  checkLabel: 'Destinatario nel wallet',
  checkSame: 'L’indirizzo corrisponde.',
  checkDiffers: (at, pasted, right) =>
    `Non invii nulla. Questo non è il nostro indirizzo: dal carattere ${String(at)} si legge “${pasted}” invece di “${right}”.`,
  checkNone: (network) => `Non invii nulla. Questo non è un indirizzo completo su ${network}.`,

  saveCard: 'Salva immagine',
  priceLockedUntil: (moment) => `Prezzo bloccato fino a: ${moment}`,

  handOff: 'Continua sul telefono',
  handOffLead:
    'Inquadri questo codice con la fotocamera del telefono per aprire il pagamento sul telefono. Questo codice non serve per pagare.',
  handOffLabel: 'Codice QR che apre questo pagamento sul telefono, non serve per pagare',
  handOffUntil: (time) => `Funziona una sola volta, fino alle ore ${time}.`,
  handOffNew: 'Nuovo codice',

  worthTitle: 'Converti',
  worthCoins: (code) => `Importo in ${code}`,
  worthDollars: 'Importo in dollari USA',
  worth: (coins, dollars) => `Valore di ${coins}: ${dollars}.`,
  worthAbout: (coins, dollars) => `Valore di ${coins}: circa ${dollars}.`,
  worthGuide: 'Il prezzo può cambiare prima che arrivi il pagamento.',
  worthUnread: (whole, part) => `Inserisca un numero, ad esempio ${whole} o ${part}.`,
  worthNoRate: 'Nessun prezzo al momento.',

  walletPay: 'Paga con un wallet',
  walletPayWith: (wallet) => `Paga con ${wallet}`,
  walletOther: 'Altro wallet',

  walletConnect: (wallet) => `Approvi la connessione in ${wallet}.`,
  walletSwitch: (wallet, network) => `Passi a ${network} in ${wallet}.`,
  walletConfirm: (wallet, amount, network) => `Confermi ${amount} su ${network} in ${wallet}.`,
  walletSlow: (wallet) => `Non succede nulla? Apra ${wallet}.`,
  walletStop: 'Non attendere più',

  walletProblems: {
    refused: 'Richiesta rifiutata. Non è stato inviato nulla.',
    locked: 'Il wallet è bloccato o non ha mostrato alcun account. Lo sblocchi e riprovi.',
    busy: 'Il wallet ha un’altra richiesta in sospeso. Risponda lì e riprovi.',
    contract_account:
      'È uno smart account, come Safe. Il servizio di pagamento potrebbe non rilevare i pagamenti che ne partono. Scelga un altro account nel wallet o scansioni il codice con un altro wallet.',
    account_changed: 'L’account nel wallet è cambiato. Non è stato inviato nulla. Riprovi.',
    wrong_token:
      'Il wallet e il negozio hanno dati diversi su questo token. Non è stato inviato nulla. Scelga un’altra valuta o contatti il negozio.',
    no_answer: 'Il wallet non ha risposto. Non è stato inviato nulla. Lo apra e riprovi.',
    failed:
      'Il wallet ha segnalato un errore. Non è stato inviato nulla. Riprovi o paghi con il codice.',
    uncertain:
      'Il wallet ha segnalato un errore, ma il pagamento potrebbe essere stato inviato. Controlli il wallet prima di pagare di nuovo.',
  },
  walletWrongNetwork: (network) => `Il wallet è su un’altra rete. Passi lì a ${network} e riprovi.`,
  walletNotEnough: (code) =>
    `Su questo account non c’è abbastanza ${code}. Scelga un altro account nel wallet e riprovi.`,
  walletNoFee: (code) =>
    `Su questo account non ci sono ${code} per la commissione di rete. Ne aggiunga un po’ e riprovi.`,

  walletQuestion: 'Potrebbe aver già pagato',
  walletAsked:
    'A un wallet è già stato chiesto di pagare questo ordine. Controlli prima lì: pagando di nuovo potrebbe pagare due volte.',
  walletWasSent:
    'Da un wallet è già stato inviato un pagamento per questo ordine. Pagando di nuovo potrebbe pagare due volte.',
  walletPayAgain: 'Paga di nuovo',
  walletBack: 'Indietro',

  walletFates: {
    pending: 'Inviato. In attesa della rete blockchain.',
    included: 'Inviato e presente sulla blockchain. In attesa che il negozio lo rilevi.',
    failed:
      'Questo pagamento non è riuscito sulla rete blockchain. L’importo non è stato inviato. Può pagare di nuovo.',
    replaced:
      'Questo pagamento è stato accelerato o annullato nel wallet. Controlli lì prima di pagare di nuovo.',
    dropped:
      'La rete blockchain potrebbe aver scartato questo pagamento. Controlli il wallet prima di pagare di nuovo.',
  },
  walletCopyHash: 'Copia ID transazione',
};
