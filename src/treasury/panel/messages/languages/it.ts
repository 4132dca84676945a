/** Italian of the back office. Formal ("Lei"); "server" is the store's software, "negozio" the business. */
import { plural, type PluralForms } from '../../../../ui/messages/messageFormat.js';
import type { TreasuryMessages } from '../en.js';

type Rights = Parameters<TreasuryMessages['rightsOf']>[0];

const count = (n: number, forms: PluralForms<'it'>) => plural('it', n, forms);

const all = (names: readonly string[]) =>
  new Intl.ListFormat('it', { type: 'conjunction' }).format(names);

const days = (n: number) => count(n, { one: '# giorno', many: '# di giorni', other: '# giorni' });

const orders = (n: number) => count(n, { one: '# ordine', many: '# di ordini', other: '# ordini' });

/** A sentence of its own for one; the number before the words for more. */
const many = (n: number, one: string, more: string): string =>
  n === 1 ? one : `${String(n)} ${more}`;

const namesOf = ({ withdraw, approve }: Rights): string =>
  [...(withdraw ? ['Prelievo'] : []), ...(approve ? ['Approvazione'] : [])].join(', ') || 'Lettura';

/** Every sentence of the back office. */
export const messages: TreasuryMessages = {
  problems: {
    offline:
      'Nessuna connessione a Internet. Questa pagina riprenderà automaticamente quando tornerà la connessione.',
    unreachable: 'Il server non risponde. Controlli la connessione e riprovi.',
    timeout: 'Il server impiega troppo tempo a rispondere. Riprovi tra poco.',
    unreadable:
      'Quanto ricevuto non è una risposta del server. Acceda di nuovo; se non basta, controlli dove è montato l’handler treasury.',
    bad_request:
      'Il server non ha capito questa richiesta. Aggiorni la pagina; il back office e il server potrebbero avere versioni diverse.',
    unauthorized: 'Nessuno ha effettuato l’accesso o la sessione è scaduta. Acceda di nuovo.',
    forbidden:
      'Non ha il permesso di farlo. Si rivolga a chi gestisce gli accessi a questo back office.',
    forbidden_origin:
      'Il server non accetta richieste da questa pagina. Apra il back office al suo indirizzo o aggiunga l’indirizzo di questa pagina alle origini dell’handler treasury.',
    not_found: 'Il server non l’ha trovato. Aggiorni la pagina e ricontrolli.',
    method_not_allowed:
      'Il server non ha capito questa richiesta. Aggiorni la pagina; il back office e il server potrebbero avere versioni diverse.',
    unsupported_media_type:
      'Il server non ha capito questa richiesta. Aggiorni la pagina; il back office e il server potrebbero avere versioni diverse.',
    payload_too_large: 'È più di quanto il server accetti in una volta. Accorci e riprovi.',
    amount_invalid: 'Questo importo non può essere inviato. Ne inserisca uno maggiore di zero.',
    amount_precision: 'Questo importo ha più decimali della valuta. Riduca i decimali.',
    address_invalid:
      'Questo non è un indirizzo di quella rete, perciò non è stato salvato nulla. Lo confronti con l’originale.',
    currency_unavailable:
      'Questa valuta non è disponibile al momento. Ne scelga un’altra o la attivi nel servizio di pagamento.',
    withdrawal_differs:
      'Esiste già un altro prelievo con questo numero, perciò questo non è stato salvato. Aggiorni la pagina e ricominci.',
    withdrawal_state:
      'Questo prelievo ha già superato quel passaggio; qualcun altro potrebbe aver agito. Qui sotto vede la situazione attuale.',
    approval_missing: 'Prima un’altra persona deve approvare questo prelievo.',
    approval_own:
      'La bozza di questo prelievo l’ha creata Lei, perciò deve approvarlo un’altra persona.',
    warnings_new:
      'Lo stesso denaro potrebbe essere uscito da quando ha aperto questa pagina, perciò non è stato inviato nulla. Legga gli avvisi.',
    settle_too_early:
      'Il prelievo è stato inviato meno di un minuto fa; il servizio di pagamento potrebbe ancora crearlo.',
    cancel_at_service:
      'Conosciamo solo il suo ID richiesta, perciò qui non si può annullare. Lo annulli nella dashboard del servizio di pagamento.',
    delete_too_late: 'La transazione è già iniziata e il prelievo non può più essere annullato.',
    refund_changed:
      'Ciò che si può rimborsare di questo ordine è cambiato da quando ha aperto questa pagina, perciò non è stato fatto nulla. Riveda i pagamenti, i rimborsi e i link dell’ordine.',
    refund_link_state:
      'Il cliente ha già confermato un indirizzo con questo link. Annulli invece il prelievo che ne è nato.',
    callback_outdated:
      'Nel frattempo l’ordine è cambiato, perciò il negozio non è stato avvisato di nuovo: riceverebbe qualcosa che non è più vero.',
    processing_not_ready:
      'Il servizio di pagamento non ha ancora wallet di elaborazione per il Suo negozio. Completi la configurazione nella sua dashboard.',
    rate_limited: 'Troppi tentativi. Attenda un momento e riprovi.',
    service_unavailable: 'Il servizio di pagamento non risponde al momento. Riprovi tra poco.',
    service_invalid:
      'La risposta del servizio di pagamento non è utilizzabile. Riprovi tra poco; se il problema resta, avvisi il servizio di pagamento.',
    service_rejected:
      'Il servizio di pagamento ha rifiutato questa richiesta. Cerchi il riferimento qui sotto nel log del server.',
    key_refused:
      'Il servizio di pagamento risponde 401. O il suo database non è raggiungibile, e la cosa si risolve da sola, oppure non accetta la chiave API del server. Se la sua dashboard funziona, controlli lì che la chiave sia attiva e che il server usi quella chiave.',
    exchange_unavailable:
      'Il servizio di pagamento non è riuscito a leggere l’account dell’exchange. Riprovi tra poco; se il problema resta, controlli nella dashboard del servizio di pagamento che le chiavi dell’exchange siano ancora valide.',
    store_unavailable: 'Il server ha un problema con il proprio archivio. Riprovi tra poco.',
    internal:
      'Il server ha un problema imprevisto. Riprovi; se il problema resta, cerchi il riferimento qui sotto nel suo log.',
  },

  sandbox: 'Modalità di prova: non si muove denaro reale.',
  tryAgain: 'Riprova',
  copied: 'Copiato',
  copyRefused: 'La copia è bloccata qui. Il testo è selezionato: lo copi manualmente.',
  actionsNotLoaded: 'Il menu non è stato caricato.',
  requestReference: (id) => `Riferimento: ${id}`,

  refresh: 'Aggiorna',
  refreshing: 'Aggiornamento…',
  asOf: (ago) => `Aggiornato ${ago}`,
  staleTitle: 'Questi dati non sono aggiornati',
  unknownWorth: 'Valore sconosciuto',
  addressNotSure: 'Non controllato: questa rete qui non è nota.',
  addressUnsound:
    'Non mostrato: quanto ricevuto non è un indirizzo valido di questa rete. Lo cerchi nella dashboard del servizio di pagamento.',

  processingTitle: 'Saldi',
  processingLoading: 'Lettura dei saldi…',
  processingFailed: 'Impossibile leggere i saldi',
  processingNone:
    'Il servizio di pagamento non ha elencato alcun wallet. Fa lo stesso quando non riesce a raggiungerli, perciò potrebbero comunque esserci fondi.',
  exchangeTitle: 'Account exchange',
  exchangeLoading: 'Lettura dell’account exchange…',
  exchangeFailed: 'Impossibile leggere l’account exchange',
  exchangeApart: 'Non incluso nel totale dei wallet.',
  exchangeNone: 'Nessun exchange collegato.',
  exchangeNoneLead:
    'Non è un errore: ne colleghi uno nella dashboard del servizio di pagamento se vuole vederne qui i fondi.',
  exchangeEmpty: 'L’account exchange è vuoto.',
  exchangeNotListed:
    'Il servizio di pagamento non ha elencato nulla di questo account, neppure un totale.',
  exchangeUnlisted:
    'Il servizio di pagamento indica questo totale, ma non da che cosa è composto. Controlli direttamente l’exchange.',

  walletsTitle: 'Wallet e gas',
  columnAddress: 'Indirizzo del wallet',
  columnAvailable: 'Disponibile',
  columnValue: 'Valore',
  columnGas: 'Gas residuo',
  gasForTokens: (n) => `Circa ${n} ${n === '1' ? 'transazione' : 'transazioni'} di token`,
  gasForNative: (n, code) => `Circa ${n} ${n === '1' ? 'transazione' : 'transazioni'} di ${code}`,
  notEnoughGas: (code) => `Non c’è abbastanza ${code}`,
  feesPaidIn: (code) => `Le commissioni si pagano in ${code}`,

  total: 'Totale',
  knownTotal: 'Totale noto',
  incomplete: 'Questo non è tutto.',
  someWorthUnknown: 'Di una parte dei fondi non è noto il valore, perciò non è conteggiata.',
  perhapsMore: 'Il server non ha potuto controllare se qui manca qualcosa.',
  partlyUnknown: 'e altro di valore sconosciuto',

  asTable: 'Tabella',
  columnCurrency: 'Valuta',
  columnBalance: 'Saldo',
  columnShare: 'Quota',

  emptyWallet: 'Qui non c’è nulla.',
  onlyEmpty: (n) =>
    count(n, {
      one: '# valuta senza fondi',
      many: '# di valute senza fondi',
      other: '# valute senza fondi',
    }),
  fundingAddress: (network) => `Indirizzo del wallet su ${network}`,
  copyAddress: 'Copia indirizzo',
  fundingCode: (network) => `Codice QR dell’indirizzo del wallet su ${network}`,
  fundingLead: (code, network) =>
    `Invii qui ${code} su ${network} per pagare le commissioni delle transazioni.`,
  addressUnchecked:
    'Non conosciamo questa rete e non è stato possibile controllare l’indirizzo. Lo confronti con la dashboard del servizio di pagamento prima di inviare qualsiasi cosa.',
  addressRefused:
    'L’indirizzo fornito dal servizio di pagamento non supera il controllo della sua rete, perciò non viene mostrato. Lo cerchi nella dashboard del servizio di pagamento.',

  nativeCost: (code) => `Una transazione di ${code}`,
  tokenCost: 'Una transazione di un token',
  energy: 'Energia disponibile',
  bandwidth: 'Banda disponibile',
  availableOf: (available, total) => `${available} su ${total}`,

  unconfirmedTitle: 'Transazioni non confermate',
  unconfirmedLoading: 'Caricamento delle transazioni non confermate…',
  unconfirmedFailed: 'Impossibile leggere le transazioni',
  unconfirmedNone: 'Nessuna transazione non confermata.',
  unconfirmedCount: (n) =>
    count(n, {
      one: '# transazione non confermata',
      many: '# di transazioni non confermate',
      other: '# transazioni non confermate',
    }),
  unconfirmedUnreadable: (n) =>
    count(n, {
      one: '# transazione non è leggibile e non viene mostrata',
      many: '# di transazioni non sono leggibili e non vengono mostrate',
      other: '# transazioni non sono leggibili e non vengono mostrate',
    }),
  unconfirmedLead:
    'Ognuna di queste è stata rilevata e nulla di più: può ancora non riuscire, e una che sparisce dall’elenco può essere stata confermata o scartata.',
  directions: {
    in: 'In entrata',
    out: 'In uscita',
    unknown: 'Mittente e destinatario qui non sono noti',
  },
  unknownDirection: 'Direzione sconosciuta',
  from: 'Da',
  to: 'A',
  hash: 'Transazione',
  unknownSender: 'Non indicato',
  copySender: 'Copia mittente',
  copyReceiver: 'Copia destinatario',
  copyHash: 'Copia hash',
  senderLabel: 'Indirizzo del mittente',
  receiverLabel: 'Indirizzo del destinatario',
  viewTransfer: 'Vedi transazione',
  seenAgo: (ago) => `Rilevata ${ago}`,
  seenUnknown: 'Ora sconosciuta',
  forOrder: (reference) => `Ordine ${reference}`,
  forCustomer: (reference) => `Account ${reference}`,

  figuresTitle: 'Dati',
  figuresLoading: 'Calcolo in corso…',
  figuresFailed: 'Impossibile leggere i dati',
  figuresNoIndex:
    'Il server sta ancora indicizzando gli ordini. I dati appariranno automaticamente.',
  figuresUnreadable: (n) =>
    count(n, {
      one: '# ordine non è leggibile da questa versione e non è incluso in questi dati.',
      many: '# di ordini non sono leggibili da questa versione e non sono inclusi in questi dati.',
      other: '# ordini non sono leggibili da questa versione e non sono inclusi in questi dati.',
    }),

  paidTodayTile: 'Pagato oggi',
  unpaidTile: 'Non pagato',
  pendingTile: 'Non confermato',
  availableTile: 'Disponibile',
  ordersCounted: orders,
  ordersWithLivePrice: (n, live) =>
    `${orders(n)} · ${live === 0 ? 'nessuno con prezzo valido' : `${String(live)} con prezzo valido`}`,
  transfersPending: (n) =>
    count(n, {
      one: '# transazione rilevata, non confermata',
      many: '# di transazioni rilevate, non confermate',
      other: '# transazioni rilevate, non confermate',
    }),
  ofUnknownValue: (n) => `${String(n)} di valore sconosciuto`,
  everyNetworkAnswered: 'Tutte le reti',
  withoutNetworks: (names) => `Senza ${all(names)}: nessuna risposta`,

  incomeTitle: 'Incassi per giorno',
  incomeLead: 'valore alla conferma',
  rangeOfDays: days,
  incomeSummary: (range, total, highest) =>
    highest === null
      ? `Incassi per giorno, ${range}: ${total}.`
      : `Incassi per giorno, ${range}: ${total} in totale. Massimo: ${highest}.`,
  amountOnDay: (amount, day) => `${amount} (${day})`,
  incomeNone: 'In questi giorni non è stato confermato alcun pagamento.',
  todaySoFar: (day) => `${day}, finora`,
  todayMark: 'Oggi',
  nowMark: 'Ora',
  dayUnknown: 'Nessun dato',
  daysUnknown: (n) =>
    count(n, {
      one: '# giorno senza dati: precedente al primo ordine del negozio o eliminato in seguito.',
      many: '# di giorni senza dati: precedenti al primo ordine del negozio o eliminati in seguito.',
      other: '# giorni senza dati: precedenti al primo ordine del negozio o eliminati in seguito.',
    }),
  incomeZone: (zone) => `Giorni nel fuso orario ${zone}. I rimborsi non sono detratti.`,
  columnDay: 'Giorno',
  columnIncome: 'Incassi',
  columnPayments: 'Pagamenti',
  columnPaidIn: 'Pagato in',
  plusUnvalued: (n) =>
    count(n, {
      one: 'e # di valore sconosciuto',
      many: 'e # di valore sconosciuto',
      other: 'e # di valore sconosciuto',
    }),
  downloadCsv: 'Esporta CSV',

  balanceTitle: 'Saldi nel tempo',
  balanceSummary: (range, from, to) => `Saldi nel tempo, ${range}: da ${from} a ${to}.`,
  balanceNone: 'Non ci sono ancora saldi precedenti. Il server li legge ogni mezz’ora.',
  balanceTotal: 'Totale',
  balanceTotalWithout: (names) => `Totale noto, senza ${all(names)}`,
  balanceKnownTotal: 'Totale noto',
  noReading: 'Non letto',
  networkSilent: 'Nessuna risposta',
  columnReadAt: 'Letto',
  columnTotal: 'Totale',

  silentTitle: (names) => `Nessuna risposta da ${all(names)}.`,
  silentLead: (n) =>
    count(n, {
      one: 'I fondi su questa rete non sono inclusi in questi dati.',
      many: 'I fondi su queste reti non sono inclusi in questi dati.',
      other: 'I fondi su queste reti non sono inclusi in questi dati.',
    }),
  lastKnown: (network, amount, time) =>
    network === null
      ? `Ultimo dato noto: ${amount} (${time}).`
      : `${network}, ultimo dato noto: ${amount} (${time}).`,
  retryReading: 'Riprova',
  noAnswerSince: (time) => `Nessuna risposta a partire da: ${time}. Non è nel totale.`,
  noAnswer: 'Nessuna risposta. Non è nel totale.',

  byNetworkTitle: 'Saldi per rete',
  byCurrencyTitle: 'Saldi per valuta',

  columnNetwork: 'Rete',

  withdrawalProblems: {
    offline: 'Nessuna connessione a Internet. Riprovi quando tornerà la connessione.',
    unauthorized: 'La sessione è chiusa. Acceda di nuovo in un’altra scheda, poi riprovi qui.',
    forbidden:
      'Non ha il permesso di farlo. Chieda il permesso “Prelievo” a chi gestisce gli accessi.',
    not_found:
      'Il server non conosce questo prelievo. Guardi l’elenco dei prelievi prima di creare un’altra bozza.',
    payload_too_large: 'La nota è troppo lunga. La accorci e riprovi.',
    amount_precision: 'L’importo ha più decimali della valuta. Riduca i decimali e riprovi.',
    address_invalid:
      'Questo non è un indirizzo della rete scelta, perciò non è stata creata alcuna bozza. Controlli la valuta e copi di nuovo l’indirizzo.',
    currency_unavailable:
      'Questa valuta non può essere prelevata al momento. Ne scelga un’altra o la attivi nel servizio di pagamento.',
    withdrawal_differs:
      'Da questo modulo è già nato un altro prelievo, forse in un’altra scheda. Guardi prima quello, poi ne inizi uno nuovo.',
    withdrawal_state:
      'Il prelievo ha già superato quel passaggio. Qualcun altro potrebbe aver agito prima.',
    warnings_new:
      'È comparso un altro prelievo che potrebbe essere lo stesso denaro. Non è stato inviato nulla. Legga gli avvisi e selezioni di nuovo la casella se vuole comunque inviarlo.',
    settle_too_early:
      'È stato inviato meno di un minuto fa, e un servizio di pagamento lento potrebbe ancora crearlo. Ricontrolli tra un minuto.',
    delete_too_late:
      'La transazione è già iniziata e non può più essere annullata. Non è cambiato nulla.',
  },

  withdraw: 'Nuovo prelievo',
  editTitle: 'Modifica prelievo',
  editLead: '“Continua” annulla la bozza precedente e ne crea una nuova.',
  refund: 'Rimborso',
  refundOf: (reference) => `Rimborso dell’ordine ${reference}`,
  topUpRefundOf: (reference) => `Rimborso al cliente ${reference}`,
  mayNot: 'Può vedere i prelievi, ma non crearli.',
  sessionFailed: 'Impossibile leggere i Suoi permessi',
  formLoading: 'Apertura del modulo…',
  approvalNeeded:
    'Un’altra persona deve approvare la bozza che crea prima che possa essere inviata.',

  currency: 'Valuta',
  currencyHint: 'Digiti un nome, simbolo o rete',
  currencyNone: 'Scelga una valuta.',
  currencyNoMatch: (text) => `Nessun risultato per “${text}”.`,
  currencyFound: (n) => (n === 1 ? '1 valuta trovata' : `${String(n)} valute trovate`),
  currencyChosen: (code, network) => `${code} su ${network}`,
  currencyGone: 'Questa valuta non è più disponibile. Ne scelga un’altra.',
  currenciesFailed: 'Impossibile caricare le valute',
  currenciesEmpty: 'Il servizio di pagamento non offre alcuna valuta. Prima ne attivi una lì.',
  openCurrencies: 'Mostra tutte le valute',
  closeCurrencies: 'Nascondi le valute',
  balanceName: 'Saldo',
  balanceNotKnown: 'Saldo sconosciuto',
  balanceAt: (amount, ago) => `Disponibile: ${amount}, ${ago}`,
  balancesOld: 'I saldi non sono aggiornati: non è stato possibile rileggerli',
  balancesFailed: 'Impossibile leggere i saldi',
  balancesLead: 'Può continuare, ma non possiamo dire se il saldo basta.',

  amount: 'Importo',
  amountAll: 'Max',
  amountAllLabel: (amount) => `Max: ${amount}`,
  amountAllNote: 'È l’intero saldo.',
  amountAllNative:
    'È l’intero saldo. La commissione di rete si paga nella stessa valuta, perciò la transazione può restare in coda. Lasci qualcosa.',
  amountAllToken: (native) => `È l’intero saldo. La commissione di rete si paga in ${native}.`,
  amountAbove: 'Più di quanto disponibile.',
  amountAmbiguous: 'Quale importo intende?',
  amountAsDecimal: (whole, plain) =>
    whole === plain ? `Esattamente ${plain}` : `${whole} con decimali: ${plain}`,
  amountAsGrouped: (plain) => `Un numero intero: ${plain}`,
  amountFaults: {
    not_a_number: 'Inserisca un numero, ad esempio 12,5.',
    separators: 'Controlli virgole e punti. Lo scriva in modo semplice, ad esempio 1234,5.',
    too_long: 'Troppe cifre per un importo.',
    not_positive: 'Inserisca un importo maggiore di zero.',
    precision: 'Troppi decimali.',
  },
  amountPrecision: (code, decimals) =>
    decimals === 0
      ? `${code} non ha decimali. Inserisca un numero intero.`
      : `${code} ha al massimo ${String(decimals)} decimali.`,
  amountEmpty: 'Inserisca un importo.',

  address: 'Indirizzo',
  addressRefund: 'Indirizzo di rimborso del cliente',
  addressHint: (network) => `Un indirizzo su ${network}. Lo incolli, non lo digiti.`,
  addressHintNoCurrency: 'Scelga prima la valuta: ogni rete ha i propri indirizzi.',
  addressRefundHint:
    'Chieda al cliente un indirizzo suo. Non usi mai l’indirizzo da cui è arrivato il pagamento: può appartenere a un exchange, e il denaro andrebbe perso.',
  addressValid: (network) => `Indirizzo valido su ${network}`,
  addressNotChecked: (network) =>
    `Non possiamo controllare gli indirizzi su ${network}. Confronti ogni carattere.`,
  addressRespelled: 'Lo stesso indirizzo, nella forma standard.',
  addressSpaces: 'Gli spazi sono stati rimossi.',
  addressBitcoinForm: (network) =>
    `Gli indirizzi Bitcoin hanno lo stesso aspetto. Si assicuri che questo sia per ${network}.`,
  addressLabel: (code, network) => `Indirizzo per ${code} su ${network}`,
  addressElsewhere: (network) => `È un indirizzo su ${network}.`,
  addressElsewhereEvm: 'È un indirizzo di Ethereum o di una rete simile.',
  addressFaults: {
    empty: () => 'Inserisca l’indirizzo di destinazione.',
    charset: (network) =>
      `Gli indirizzi su ${network} non contengono questi caratteri. Lo copi di nuovo.`,
    length: (network) =>
      `Troppo corto o troppo lungo per un indirizzo su ${network}. Lo copi di nuovo per intero.`,
    checksum: () =>
      'Un carattere è sbagliato: il checksum non corrisponde. Lo copi di nuovo, non lo digiti.',
    wrong_network: (network) =>
      `Non è un indirizzo della rete principale di ${network}. Il denaro inviato lì andrebbe perso.`,
    encoding: (network) => `Non è scritto come un indirizzo su ${network}. Lo copi di nuovo.`,
  },

  note: 'Nota interna (facoltativa)',
  noteTooLong: 'La nota ha più di 500 caratteri. La accorci.',

  review: 'Continua',
  reviewing: 'Creazione della bozza…',
  fieldsWrong: (n) => (n === 1 ? '1 campo da controllare.' : `${String(n)} campi da controllare.`),
  draftFailed: 'La bozza del prelievo non è stata creata',
  draftAgain: 'I dati inseriti restano salvati. Riprovando non si crea una seconda bozza.',
  draftMovedOn:
    'Nel frattempo la bozza precedente di questo modulo è stata inviata, forse in un’altra scheda. Le modifiche successive non sono in alcuna bozza.',
  draftDiffers:
    'La bozza sul server non corrisponde a quanto inserito. Non la invii. La annulli e avvisi chi gestisce il server.',
  startOver: 'Inizia un nuovo prelievo',
  showOther: 'Mostra quel prelievo',
  back: 'Modifica',
  anotherOne: 'Nuovo prelievo',

  withdrawal: 'Prelievo',
  withdrawalLoading: 'Caricamento del prelievo…',
  withdrawalFailed: 'Impossibile caricare il prelievo',
  withdrawalStatuses: {
    needs_approval: 'Da approvare',
    ready: 'Pronto per l’invio',
    sending: 'Invio in corso',
    queued: 'In coda',
    stuck: 'Bloccato in coda',
    confirming: 'Conferma in corso',
    completed: 'Completato',
    unknown: 'Esito sconosciuto',
    rejected: 'Rifiutato',
    failed: 'Non riuscito',
    cancelled: 'Annullato',
  },
  withdrawalLeads: {
    awaiting_approval: 'Non è stato inviato nulla. Prima deve approvarlo un’altra persona.',
    draft: 'Non è stato inviato nulla. Confronti importo, rete e indirizzo con l’originale.',
    sending:
      'Stiamo inoltrando la richiesta al servizio di pagamento. Ci vogliono alcuni secondi. Non crei un’altra bozza.',
    unknown: 'Il prelievo potrebbe esistere oppure no.',
    refused: 'Il servizio di pagamento lo ha rifiutato. Non si muove denaro.',
    queued: 'È presso il servizio di pagamento, che non ha ancora creato una transazione.',
    in_progress: 'Il servizio di pagamento ha avviato la transazione. Non si può più annullare.',
    completed: 'La transazione è confermata.',
    failed: 'Il servizio di pagamento ha abbandonato questa transazione e non ritenterà da solo.',
    deleted:
      'Annullato presso il servizio di pagamento prima della creazione di una transazione. Non si è mosso denaro.',
    discarded: 'Annullato prima dell’invio. Non si è mosso denaro.',
  },
  withdrawalOther: (state) => `Stato: ${state}`,
  withdrawalOtherLead: 'Questa pagina è più vecchia del server e non conosce questo stato.',
  sendTitle: (amount) => `Invia ${amount}`,
  withdrawalTitle: (amount, start) => `${amount} a ${start}…`,

  factAmount: 'Importo',
  factNetwork: 'Rete',
  factAddress: 'A',
  factFrom: 'Da',
  walletLabel: (network) => `Indirizzo su ${network} da cui si paga`,
  walletAvailable: (network, amount) => `Wallet su ${network} · ${amount} disponibili`,
  factLeft: 'Saldo residuo',
  factFee: 'Commissione di rete',
  feeSame: 'Pagata dallo stesso wallet',
  feeIn: (native) => `Pagata in ${native} dallo stesso wallet`,
  valueWhenSent: (value) => `${value} all’invio`,
  factNote: 'Nota interna',
  factRefund: 'Causale',
  factHash: 'Transazione',
  factRequest: 'ID richiesta',
  factProof: 'Prova',
  completedAt: (when) => `La transazione è stata confermata: ${when}.`,
  signedWebhook: (delivery) =>
    delivery === null ? 'Webhook firmato' : `Webhook firmato ${delivery}`,
  serviceLookup: 'Verifica presso il servizio di pagamento',
  proofLine: (proof, when) => `${proof}, ${when}`,
  warningTitles: {
    balance_low: 'Saldo insufficiente.',
    balance_unknown: 'Saldo sconosciuto.',
    fees_low: 'Poco gas.',
    address_unchecked: 'Indirizzo non controllato.',
    address_bitcoin_form: 'Potrebbe essere un indirizzo Bitcoin.',
    address_new: 'Primo pagamento a questo indirizzo.',
    looks_repeated: 'Sembra una ripetizione.',
    refund_repeated: 'Un altro rimborso di questo ordine.',
  },
  warnings: {
    balance_low:
      'Il wallet contiene meno di questo importo. Il servizio di pagamento terrebbe il prelievo in coda.',
    balance_unknown: 'Non è stato possibile leggere il saldo, perciò non possiamo dire se basta.',
    fees_low:
      'Il wallet potrebbe non riuscire a pagare la commissione di rete. La transazione può restare in coda.',
    address_unchecked: 'Non conosciamo questa rete. Confronti ogni carattere.',
    address_bitcoin_form:
      'Gli indirizzi Bitcoin hanno lo stesso aspetto. Si assicuri che questo sia per questa rete.',
    address_new: 'Da qui non è mai stato inviato nulla a questo indirizzo.',
    looks_repeated:
      'Lo stesso importo è stato inviato allo stesso indirizzo entro un giorno, potrebbe esserlo stato o deve ancora esserlo. Si assicuri che non venga pagato due volte.',
    refund_repeated:
      'È stato inviato, potrebbe esserlo stato o potrebbe ancora esserlo. Lo guardi prima: il denaro potrebbe essere rimborsato due volte.',
  },
  otherWarning: (code) => `Avviso del server: ${code}`,
  copyRequest: 'Copia ID richiesta',
  copyTransaction: 'Copia hash',
  viewTransaction: 'Vedi transazione',

  confirmFacts: 'Ho confrontato importo, rete e indirizzo con l’originale.',
  confirmFirst: 'Selezioni prima la casella qui sopra.',
  send: (amount) => `Invia ${amount}`,
  sendPending: 'Invio in corso…',
  sendOnce: 'L’invio non può essere annullato.',
  editNote: 'Dopo una modifica serve una nuova approvazione.',
  sendFailed: 'Non è stato inviato',
  pressLost: 'Non abbiamo potuto verificare se il clic è stato ricevuto',
  outcomeLost: 'Non sappiamo se è stato fatto',
  sendLostLead:
    'Nulla viene inviato due volte. Se compare ancora “Pronto per l’invio”, può premere di nuovo.',
  refusalTitles: {
    unauthorized: 'La sessione è chiusa, perciò non è stato fatto nulla',
    forbidden: 'Non ha il permesso di farlo, perciò non è stato fatto nulla',
    not_found: 'Il server non conosce questo prelievo',
    withdrawal_state: 'Ha già superato quel passaggio',
    approval_missing: 'Prima deve approvarlo un’altra persona',
    approval_own: 'Deve approvarlo un’altra persona',
    settle_too_early: 'È troppo presto per dirlo',
    rate_limited: 'Troppe richieste insieme, perciò non è stato fatto nulla',
  },
  approve: 'Approva',
  approving: 'Approvazione…',
  approveFailed: 'Non è stato approvato',
  approveOwn: 'Deve farlo un’altra persona con il permesso “Approvazione”.',
  edit: 'Modifica',
  discard: 'Annulla prelievo',
  discardQuestion: 'Annullare questo prelievo? Non è stato inviato.',
  discarding: 'Annullamento…',
  cancelFailed: 'Non è stato annullato',
  keepIt: 'Mantieni',
  removeQuestion:
    'Annullare questo prelievo? Non è stato inviato. Il servizio di pagamento lo toglierà dalla coda.',

  unknownWhy:
    'Non viene mai inviato di nuovo, perché si potrebbe pagare due volte. Non crei un’altra bozza prima di sapere.',
  unknownLookTitle: 'Come scoprirlo',
  unknownLook:
    'Cerchi questo ID richiesta tra i prelievi nella dashboard del servizio di pagamento. Se non c’è, non è stato creato nulla.',
  checkAgain: 'Ricontrolla',
  checking: 'Controllo in corso…',
  checkedNothing:
    'Controllato adesso. Il servizio di pagamento non dice ancora nulla in proposito.',
  checkedSame: 'Controllato adesso, nessuna novità.',
  checkFailed: 'Il controllo non è riuscito. Questa è l’ultima situazione nota.',
  settleTitle: 'Registra l’esito',
  settleLead: 'Solo dopo aver controllato personalmente presso il servizio di pagamento.',
  settleWhich: 'Che cosa ha trovato?',
  settleCreated: 'Il prelievo c’è',
  settleNotCreated: 'Quel prelievo non esiste',
  settleReason: 'Come lo sa? (salvato nel registro)',
  settleReasonHint: 'Dove ha guardato, e quando.',
  settleMissing: 'Scelga che cosa ha trovato e indichi come lo sa.',
  settle: 'Registra esito',
  settling: 'Registrazione…',
  settleFailed: 'L’esito non è stato registrato',

  refusals: {
    address_invalid:
      'Il servizio di pagamento non accetta questo indirizzo per questa rete. Lo confronti con l’originale.',
    address_is_own:
      'È un indirizzo di deposito del servizio di pagamento stesso, verso cui non paga. Usi un altro indirizzo.',
    amount_not_positive:
      'Il servizio di pagamento ha letto l’importo come zero. Crei una bozza con un importo maggiore.',
    currency_unknown:
      'Il servizio di pagamento non conosce questa valuta. Aggiorni la pagina e ne scelga un’altra.',
    currency_disabled:
      'Questa valuta è disattivata nel servizio di pagamento. La attivi lì o ne scelga un’altra.',
    withdrawals_disabled:
      'I prelievi sono disattivati nel servizio di pagamento. Li attivi nelle sue impostazioni.',
    processing_not_ready:
      'Il servizio di pagamento non è ancora configurato per i prelievi. Completi lì la configurazione.',
    processing_unreachable:
      'Il servizio di pagamento non è riuscito a raggiungere i propri wallet di elaborazione e non ha creato nulla. Crei un’altra bozza più tardi.',
    processing_wallet_missing:
      'Il servizio di pagamento non ha un wallet di elaborazione su questa rete. Ne crei uno lì.',
    store_not_owned:
      'Presso il servizio di pagamento la chiave API appartiene a un altro proprietario. Chi gestisce il server deve impostare la chiave giusta.',
    key_refused:
      'Il servizio di pagamento ha risposto 401, perciò non è stato creato nulla: il suo database non è raggiungibile o non accetta la chiave API. Se la sua dashboard funziona, chi gestisce il server deve impostare una chiave valida.',
    other:
      'Il servizio di pagamento non ha dato un motivo che conosciamo. Controlli la sua dashboard.',
  },
  otherRefusal: (code) => `Motivo indicato dal server: ${code}`,
  draftAnother: 'Crea un’altra bozza',
  failedLead: 'Controlli il saldo prima di creare un’altra bozza.',

  queuedWhy:
    'Il servizio di pagamento ritenta ogni pochi secondi e non dice perché aspetta: saldo troppo basso, poco gas o rete non raggiungibile.',
  queuedDeletable: 'Può annullarlo finché non viene creata una transazione.',
  transferTitle: 'Che cosa dice il servizio di pagamento',
  transferRead: (when) => `Letto: ${when}.`,
  transferBehind: (read, signed) =>
    `${read === null ? 'Letto' : `Letto: ${read},`} prima del webhook (${signed}). Vale l’informazione più recente, che è firmata, perciò lo stato è “Completato”.`,
  transferKind: 'Tipo',
  transferStage: 'Fase',
  transferState: 'Stato',
  transferMessage: 'Messaggio',
  transferNothing: 'non indicato',
  transferStatus: {
    new: 'appena iniziata',
    pending: 'in attesa di elaborazione',
    processing: 'in preparazione',
    in_mempool: 'consegnata alla rete',
    unconfirmed: 'rilevata dalla rete, non ancora confermata',
    completed: 'confermata dalla rete',
    failed: 'abbandonata dal servizio di pagamento',
    frozen: 'fermata dal servizio di pagamento',
  },
  frozen:
    'Il servizio di pagamento ha fermato questa transazione, di solito per una verifica, e non dice altro. Chieda a chi gestisce il servizio di pagamento. Non crei un’altra bozza: potrebbe ancora proseguire.',
  discardedSettled:
    'Qualcuno ha controllato presso il servizio di pagamento e non ha trovato quel prelievo. Non si è mosso denaro.',
  stale:
    'Il servizio di pagamento non ha saputo dire ora qual è la situazione, perciò questi dati potrebbero non essere aggiornati.',
  neverChecked: 'Il servizio di pagamento non ha ancora risposto in proposito.',
  checkedAt: (when) => `Ultima risposta del servizio di pagamento: ${when}`,
  history: 'Attività',
  historyKinds: {
    drafted: 'Bozza creata',
    approved: 'Approvato',
    sent: 'Inviato',
    refused: 'Rifiutato',
    lost: 'Risposta persa',
    read_back: 'Trovato presso il servizio di pagamento',
    settled: 'Esito registrato',
    deleted: 'Annullato',
    discarded: 'Annullato',
    started: 'Conferma in corso',
    completed: 'Completato',
    failed: 'Non riuscito',
    confirmed: 'Confermato sulla rete',
  },
  needsSecondPerson: 'serve una seconda persona',
  fromRefundLink: (when) => `Indirizzo dal link di rimborso, ${when}`,
  callReasons: {
    timeout: 'Il servizio di pagamento ha impiegato troppo tempo a rispondere.',
    network: 'La connessione con il servizio di pagamento si è interrotta.',
    aborted: 'La chiamata è stata annullata.',
    failure: 'Il servizio di pagamento ha risposto con un proprio errore.',
    redirect:
      'Il servizio di pagamento ha reindirizzato la chiamata e il server non ha seguito il reindirizzamento.',
    unreadable: 'La risposta del servizio di pagamento non è leggibile.',
    duplicate: 'Il servizio di pagamento dice di avere già questa richiesta.',
    not_understood:
      'Il servizio di pagamento dice di non aver potuto leggere la richiesta. Il server e il servizio di pagamento potrebbero avere versioni diverse.',
    processing_unreachable:
      'Il servizio di pagamento dice di non essere riuscito a raggiungere i propri wallet di elaborazione.',
    not_written: 'Il servizio di pagamento dice di non aver potuto salvare il prelievo.',
    unclear_refusal:
      'Il servizio di pagamento lo ha rifiutato senza dire se è stato creato qualcosa.',
    answer_differs:
      'Il servizio di pagamento ha risposto con una valuta, un importo o un indirizzo diversi da quelli richiesti. Controlli subito la sua dashboard.',
    crash: 'Il server si è fermato durante la richiesta.',
    unforeseen: 'Si è verificato un errore imprevisto.',
    delete_unanswered:
      'Doveva essere annullato, non è arrivata risposta e ora il servizio di pagamento non lo conosce. Potrebbe essere annullato, o potrebbe ancora essere inviato.',
    sent_beside:
      'Nello stesso momento è stato inviato un altro prelievo che potrebbe essere lo stesso denaro, perciò questo non è stato inviato.',
    not_sent:
      'Il server non è arrivato a fare la richiesta al servizio di pagamento. Non è stato inviato nulla.',
  },
  staleReasons: {
    not_found:
      'Il servizio di pagamento dice di non conoscere questo prelievo. Questo da solo non prova nulla: non tutti i servizi permettono di cercare un ID richiesta. Controlli la sua dashboard.',
    answer_differs:
      'Con questo ID il servizio di pagamento ha una valuta, un importo o un indirizzo diversi. Controlli subito la sua dashboard.',
    service_rejected:
      'Il servizio di pagamento non dice qual è la situazione, perciò questi dati potrebbero non essere aggiornati. Controlli la sua dashboard.',
    service_invalid:
      'La risposta del servizio di pagamento non è utilizzabile, perciò questi dati potrebbero non essere aggiornati. Se il problema resta, controlli la sua dashboard.',
    key_refused:
      'Il servizio di pagamento risponde 401, perciò questi dati potrebbero non essere aggiornati: il suo database non è raggiungibile o non accetta la chiave API. Se la sua dashboard funziona, chi gestisce il server deve impostare una chiave valida.',
  },
  otherStep: 'Aggiornamento',

  withdrawals: 'Prelievi',
  withdrawalsLoading: 'Caricamento dei prelievi…',
  withdrawalsFailed: 'Impossibile caricare i prelievi',
  withdrawalsEmpty: 'Ancora nessun prelievo.',
  withdrawalsNone: (view) => `Nessun prelievo in “${view}”.`,
  withdrawalFilter: 'Filtra per stato',
  withdrawalViews: {
    all: 'Tutti',
    needs_approval: 'Da approvare',
    ready: 'Pronti per l’invio',
    in_progress: 'In corso',
    completed: 'Completati',
    failed: 'Non riusciti',
    cancelled: 'Annullati',
  },
  toColumn: 'A',
  forColumn: 'Causale',
  draftedByColumn: 'Creato da',
  refundShort: (reference) => `Rimborso ordine ${reference}`,
  refundToShort: (reference) => `Rimborso a ${reference}`,
  reviewRow: 'Esamina',
  openRow: 'Apri',
  withdrawalsShown: (shown, total) =>
    total === null || total === shown
      ? count(shown, { one: '# prelievo', many: '# di prelievi', other: '# prelievi' })
      : `${String(shown)} di ${String(total)}`,
  exportWithdrawals: 'Esporta CSV',
  exportWithdrawalsNote: 'Esporta tutti i prelievi di questo filtro. Viene registrato.',
  waitedTitle: (amount, age) => `In attesa da ${age}: ${amount}.`,
  waitedBalance: (network, holds, code) =>
    `Il wallet su ${network} contiene ${holds}, perciò il servizio di pagamento non può inviarlo. Aggiunga ${code} al wallet o annulli il prelievo; non è stato inviato nulla.`,
  waitedFees: (network) =>
    `Il wallet su ${network} non può pagare la commissione di rete, perciò il servizio di pagamento non può inviarlo. Aggiunga gas al wallet o annulli il prelievo; non è stato inviato nulla.`,
  waitedUnknown: 'Il servizio di pagamento non ha ancora creato una transazione e non dice perché.',
  stateOld: 'forse non aggiornato',
  withdrawalsUnreadable: (n) =>
    count(n, {
      one: '# prelievo non è leggibile',
      many: '# di prelievi non sono leggibili',
      other: '# prelievi non sono leggibili',
    }),
  withdrawalsUnreadableWhat:
    'Potrebbe essere stato inviato oppure no, perciò non ne crei di nuovo la bozza prima di sapere. Potrebbe averlo scritto una versione più recente: aggiorni il server.',

  orderStates: { open: 'Aperto', held: 'Sospeso', paid: 'Pagato', closed: 'Chiuso' },
  otherState: (word) => `Stato: ${word}`,
  deposits: 'Depositi',
  olderOnes: 'Mostra precedenti',
  olderOnesLoading: 'Caricamento dei precedenti…',
  olderOnesFailed: 'Impossibile leggere i precedenti',
  moreShown: (n) =>
    count(n, {
      one: '# altro nell’elenco',
      many: 'Altri # nell’elenco',
      other: 'Altri # nell’elenco',
    }),

  orderLoading: 'Caricamento dell’ordine…',
  orderFailed: 'Impossibile caricare l’ordine',
  orderOlderStore:
    'Il server usa una versione precedente, che di un ordine non dice altro. Lo aggiorni per vedere i dati e la cronologia.',
  orderTrail: 'Percorso di navigazione',
  orderPaidAt: (when) => `Pagato: ${when}`,
  orderOpenedAt: (when) => `Aperto: ${when}`,

  figurePrice: 'Prezzo',
  figureReceived: 'Ricevuto',
  figureSentBack: 'Rimborsato',
  balanceKinds: {
    owed: 'Lei deve',
    undecided: 'Da decidere',
    due: 'Il cliente deve',
    pending: 'Non confermato',
    held: 'Sospeso',
    kept: 'Non rimborsato',
    settled: 'Lei deve',
    unknown: 'Lei deve',
  },
  otherBalance: (word) => `Saldo: ${word}`,
  orderValueUnknown: 'Valore sconosciuto',
  coinsAsked: (coins) => `Richiesto: ${coins}`,
  coinsNotAsked: 'Nessuna valuta scelta',
  nothingCame: 'Nessun pagamento',
  noRefunds: 'Nessun rimborso',
  nothingOwed: 'Nulla',
  plusPending: (coins) => `Non confermato: ${coins}`,
  plusHeld: (coins) => `Sospeso: ${coins}`,
  plusOnTheWay: (coins) => `${coins} in corso`,
  refundUnreadable: 'Un rimborso non è leggibile',

  moneyTitle: 'Entrate e uscite',
  moneyNone: 'Nessuna transazione.',
  moneyWhat: 'Cosa',
  moneyTransaction: 'Transazione',
  moneyCoin: 'Valuta',
  moneyValue: 'Valore',
  moneyStatus: 'Stato',
  movementPayment: 'Pagamento',
  movementRefund: 'Rimborso',
  otherMovement: (word) => `Movimento: ${word}`,
  paymentStatuses: { seen: 'Non confermato', confirmed: 'Confermato', held: 'Sospeso' },
  linkStatuses: { made: 'Link creato', opened: 'Link aperto' },
  paymentCounts: { late: 'Pagamento tardivo', wrong_currency: 'Valuta errata' },
  waitsForAddress: 'In attesa dell’indirizzo',
  notSentYet: 'Non ancora inviato',
  noTransactionYet: 'Ancora nessuna transazione',
  openRefund: (what) => `Apri: ${what}`,
  openTransaction: (hash) => `Transazione ${hash}, in un block explorer`,
  heldNow: 'Ricevuto meno i rimborsi',
  heldNowUnknown: 'Sconosciuto',

  timelineTitle: 'Cronologia',
  timelineZone: (zone) => `Fuso orario: ${zone}`,
  timelineTitles: {
    opened: () => 'Pagina di pagamento aperta',
    amended: (amount) => `Prezzo modificato in ${amount}`,
    quoted: (amount) => `Prezzo bloccato: ${amount}`,
    seen: (amount) => `Rilevato: ${amount}`,
    confirmed: (amount, network) => `Confermato su ${network}: ${amount}`,
    held: (amount) => `Sospeso: ${amount}`,
    released: () => 'Sospensione rimossa',
    paid: () => 'Pagato',
    marked_paid: () => 'Contrassegnato come pagato',
    closed: () => 'Ordine chiuso',
    link_made: (amount) => `Link di rimborso creato: ${amount}`,
    link_opened: () => 'Link di rimborso aperto',
    link_claimed: () => 'Il cliente ha confermato un indirizzo',
    link_revoked: () => 'Link di rimborso annullato',
    link_ended: () => 'Link di rimborso scaduto',
    refund_drafted: (amount) => `Bozza di rimborso creata: ${amount}`,
    refund_approved: () => 'Rimborso approvato',
    refund_sent: (amount) => `Rimborso di ${amount} inviato`,
    refund_refused: () => 'Il servizio di pagamento ha rifiutato il rimborso',
    refund_lost: () => 'Rimborso: risposta del servizio di pagamento persa',
    refund_read_back: () => 'Rimborso trovato presso il servizio di pagamento',
    refund_completed: (amount) => `Rimborso di ${amount} completato`,
    refund_confirmed: (amount) => `Rimborso di ${amount} confermato sulla rete`,
    refund_failed: () => 'Rimborso non riuscito',
    refund_deleted: () => 'Rimborso annullato',
    refund_discarded: () => 'Rimborso annullato',
    refund_settled: () => 'Esito del rimborso registrato',
  },
  otherTimeline: (word) => `Aggiornamento: ${word}`,
  timelineSources: {
    service_event: 'Webhook firmato',
    service_list: 'Elenco delle transazioni non confermate',
    service_lookup: 'Pagina di pagamento del servizio di pagamento',
    service: 'Servizio di pagamento',
    store: 'Il negozio',
    customer: 'Tramite il link di rimborso',
  },
  otherTimelineSource: (word) => `Fonte: ${word}`,
  timelineWebhook: (number) => `Webhook firmato ${number}`,
  timelineRate: (code, rate) => `1 ${code} = ${rate}`,
  timelineUntil: (when) => `fino a: ${when}`,
  timelineQuote: (words) => `“${words}”`,
  timelinePaidTold: 'Pagato. Callback eseguito',
  timelineTold: (when) => `Callback terminato senza errori: ${when}`,
  timelineUntold: 'Non risulta alcun callback terminato senza errori',
  timelineBecause: (causes) => `A causa di: ${causes}`,

  detailsTitle: 'Dettagli',
  detailCustomer: 'Cliente',
  detailCustomerKept: 'Il negozio salva gli indirizzi e-mail',
  detailPaysWith: 'Paga con',
  detailRate: 'Cambio',
  detailRateFrom: (source, when) => `${source}, ${when}`,
  detailAddress: 'Indirizzo',
  detailAddressCopy: 'Copia indirizzo',

  whyTitle: 'Perché questo stato',
  whyNoCurrency: 'Il cliente non ha scelto una valuta, perciò non gli viene chiesto nulla.',
  whyUnpaid: 'Non è arrivato nulla.',
  whyLocked: (when) => `Il prezzo è bloccato fino a: ${when}.`,
  whyExpired: (when) => `Il prezzo è scaduto: ${when}.`,
  whyPending: (coins) => `Rilevato, non ancora confermato: ${coins}.`,
  whyStuck: 'Ci vuole più tempo del solito.',
  whyPartial: (coins, price, missing) =>
    `Arrivato: ${coins}, per un prezzo di ${price}. Mancano ${missing}.`,
  whyPartialPlain: 'È arrivato meno del prezzo.',
  whyPaid: (coins, price) =>
    `Confermato: ${coins}, per un prezzo di ${price}. Perciò l’ordine è pagato.`,
  whyPaidPlain: 'I pagamenti confermati coprono il prezzo, perciò l’ordine è pagato.',
  whyMarked: (who) => `Contrassegnato come pagato da ${who}.`,
  whyMarkedByStore: 'Il negozio lo ha contrassegnato come pagato.',
  whyOver: (coins) => `Arrivato in più: ${coins}.`,
  whyOverPlain: 'È arrivato più del prezzo.',
  whyLate: (coins) => `Arrivato dopo la scadenza del prezzo: ${coins}. Perciò non conta.`,
  whyWrongCurrency: (coins) =>
    `Arrivato in una valuta che non era stata richiesta: ${coins}. Perciò non conta.`,
  whyUnconfirmed: 'Non è ancora confermato.',
  whyDecide: 'Contrassegni l’ordine come pagato per accettare il pagamento, oppure lo rimborsi.',
  whyPaidAlready: 'L’ordine è stato pagato anche senza questo pagamento.',
  whyHeld: (coins) =>
    `Sospeso: ${coins}. Il servizio di pagamento lo ha fermato per una verifica o si contraddice in proposito.`,
  whyHeldPlain:
    'Il servizio di pagamento ha fermato un pagamento per una verifica o si contraddice riguardo a un pagamento.',
  whyHeldUntil: 'Finché è sospeso, l’ordine non è pagato.',
  whyHeldMarked:
    'È stato contrassegnato come pagato e lo sarà non appena verrà rimossa la sospensione.',
  whyClosed: 'Il negozio lo ha chiuso e non accetta più pagamenti per esso.',
  whyRefunded: 'Un rimborso è stato completato e non ce ne sono altri in corso.',
  whyAccount: 'L’account di un cliente: ogni importo conta, in qualsiasi momento.',
  whyOther:
    'Questo stato lo indica il server. Questa pagina è più vecchia del server e non lo conosce.',

  rawTitle: 'Che cosa dice il servizio di pagamento',
  rawNone: 'Il servizio di pagamento non ha ancora detto nulla.',
  rawChecked: (when) => `Letto: ${when}`,
  rawPayment: (amount) => `Pagamento di ${amount}`,
  rawRefund: (amount) => `Rimborso di ${amount}`,
  rawEmpty: 'nessuno stato',

  orderActionsMenu: 'Azioni',
  actionRefundLink: 'Rimborsa tramite link…',
  actionRefundLinkNote: 'Il cliente inserisce l’indirizzo.',
  actionRefundAddress: 'Rimborsa a un indirizzo noto…',
  actionRefundAddressNote: 'Crea una bozza di prelievo.',
  actionMark: 'Segna come pagato…',
  actionMarkNote: 'Non si muove denaro. Il negozio viene avvisato.',
  actionMarkLateNote: 'Accetta quanto arrivato. Non si muove denaro.',
  actionMarkUnconfirmedNote: 'Quanto arrivato non è ancora confermato.',
  actionRelease: 'Rimuovi sospensione…',
  actionReleaseNote: 'Quanto arrivato può tornare a contare.',
  actionCopyLink: 'Copia link a questo ordine',
  linkToOrderCopied: 'Il link è stato copiato.',
  linkToOrderRefused: 'La copia è bloccata qui.',
  primaryRefund: (amount) => `Rimborsa ${amount}`,
  cannotRefundNothing: 'Non è stato ricevuto nulla.',
  cannotRefundUnconfirmed: 'Non ancora confermato.',
  cannotLinkOff: 'La pagina dei rimborsi non è configurata.',
  cannotLinkNothing: 'Non resta nulla da rimborsare tramite link.',
  cannotLinkAccount: 'Un account non ha un prezzo, perciò non c’è nulla pagato in eccesso.',
  cannotMarkPaid: 'Già pagato.',
  cannotMarkTwice: 'Già contrassegnato. Rimuova anche la sospensione.',
  cannotMarkAccount: 'Un account non ha un prezzo.',
  cannotRelease: 'Nulla è sospeso.',

  refundHeld:
    'Il servizio di pagamento tiene sospeso questo pagamento, perciò potrebbe non essere disponibile. Un rimborso viene pagato dal wallet di elaborazione.',
  refundPaid:
    'L’ordine vale come pagato. Se è grazie a questo pagamento, con un rimborso si regala la merce.',
  refundAlready:
    'Denaro di questo ordine è già stato rimborsato, potrebbe esserlo stato o sta per esserlo. Questo importo non ne tiene conto: guardi prima i rimborsi dell’ordine.',
  refundLead:
    'Così si crea una bozza di prelievo. Nulla viene inviato prima che Lei l’abbia esaminata, e la bozza non cambia l’ordine.',
  backToOrder: 'Torna all’ordine',

  release: 'Rimuovi sospensione',
  releaseLead: 'Controlli presso il servizio di pagamento perché il pagamento è sospeso.',
  releaseConsequences: [
    'Viene rimosso tutto ciò che ora tiene sospeso questo ordine. Una sospensione successiva andrà rimossa di nuovo.',
    'Se quanto arrivato copre il prezzo, l’ordine è subito pagato e il negozio viene avvisato. Metta in conto che consegni la merce.',
    'Questo non sblocca il denaro presso il servizio di pagamento.',
  ],
  releasing: 'Rimozione…',
  releaseFailed: 'La sospensione non è stata rimossa',
  released: 'La sospensione è stata rimossa.',
  heldAnew:
    'La sospensione che ha visto è stata rimossa, ma l’ordine è stato sospeso di nuovo. Guardi prima la nuova sospensione.',
  mark: 'Segna come pagato',
  markLead: 'L’ordine varrà come pagato, qualunque cosa sia arrivata.',
  markConsequences: [
    'Il negozio viene avvisato subito, come se il denaro fosse arrivato. Metta in conto che consegni la merce.',
    'Non si muove denaro. Qui l’operazione non può essere annullata.',
  ],
  markWhileHeld:
    'Questo non rimuove la sospensione: l’ordine sarà pagato quando verrà rimossa anche la sospensione.',
  marking: 'Salvataggio…',
  markFailed: 'L’ordine non è stato contrassegnato come pagato',
  marked: 'L’ordine è stato contrassegnato come pagato.',
  wordLost:
    'La risposta potrebbe essere andata persa. Guardi l’ordine prima di riprovare. Farlo due volte non cambia nient’altro.',
  wordOvertaken:
    'L’ordine è cambiato da quando ha aperto questa finestra. Lo guardi prima di confermare.',
  wordContinue: 'Continua',

  formReason: 'Motivo',
  formReasonSaved: '(salvato nel registro)',
  formReasonMissing: 'Indichi un motivo. Viene salvato con il Suo nome.',
  formCancel: 'Annulla',
  formClose: 'Chiudi',
  dialogNotLoaded: 'Il modulo non è stato caricato.',

  logPeriod: 'Periodo',
  logPeriods: {
    all: 'Sempre',
    today: 'Oggi',
    week: 'Ultimi 7 giorni',
    month: 'Ultimi 30 giorni',
    dates: 'Date…',
  },
  logFrom: 'Dal',
  logTo: 'Al',
  logToday: (time) => `Oggi, ${time}`,
  logYesterday: (time) => `Ieri, ${time}`,
  logSearchClear: 'Cancella ricerca',
  logClear: 'Cancella filtri',
  logSearchedTo: (moment) =>
    `Cercato all’indietro fino a: ${moment}. Potrebbero esserci altri risultati più vecchi.`,
  logSearchFurther: 'Continua la ricerca',
  logClose: 'Chiudi',

  repeatOpen: 'Avvisa di nuovo il negozio…',
  repeatNote: 'Ripete il callback. Viene registrato. Il negozio deve accettare le ripetizioni.',
  repeatTitle: 'Avvisare di nuovo il negozio?',
  repeatConsequences: [
    'Esegue ancora una volta lo stesso callback, con lo stesso ID.',
    'Se il negozio ha già gestito un ID, non deve eseguire nulla una seconda volta.',
    'Non si muove denaro, e qui nulla cambia nell’ordine.',
  ],
  repeatReason: 'Motivo (salvato nel registro)',
  repeatReasonMissing: 'Indichi un motivo.',
  repeatYes: 'Avvisa di nuovo',
  repeating: 'Avviso al negozio…',
  repeatCancel: 'Annulla',
  repeatFailed: 'Il negozio non è stato avvisato di nuovo',
  settlePayment: 'Risolvi questo pagamento',
  settlePaymentLead: 'Solo dopo averlo rimborsato o accreditato di persona. Non si muove denaro.',
  settlePaymentFailed: 'Il pagamento non è stato risolto',
  paymentSettled: (who, reason) => `Risolto da ${who}: ${reason}`,
  repeatOutcomes: {
    delivered: 'Il negozio è stato avvisato di nuovo.',
    failed: 'Il codice del negozio ha dato di nuovo errore. Controlli il log del server.',
    running: 'Il codice del negozio è ancora in esecuzione. Controlli il log del server.',
    queued: 'Verrà inviato di nuovo entro dieci secondi.',
  },

  webhooks: 'Webhook',
  webhooksLoading: 'Caricamento dei webhook…',
  webhooksFailed: 'Impossibile caricare i webhook',
  webhooksNone:
    'Ancora nessun webhook. Appariranno qui quando il servizio di pagamento li invierà.',
  webhooksNoMatch: 'Nessun webhook corrisponde.',
  webhooksDirection: 'Direzione',
  fromService: 'Dal servizio di pagamento',
  toShop: 'Al negozio',
  webhooksSearch: 'Cerca webhook',
  webhooksSearchHint: 'Ordine, hash, prelievo o indirizzo',
  webhooksResult: 'Risultato',
  webhooksAll: 'Tutti',
  webhooksShown: (n) => count(n, { one: '# webhook', many: '# di webhook', other: '# webhook' }),
  webhookEvents: {
    PaymentNotConfirmed: 'Pagamento rilevato',
    PaymentReceived: 'Pagamento ricevuto',
    PaymentAMLBlocked: 'Pagamento sospeso',
    WithdrawalFromProcessingReceived: 'Prelievo',
  },
  webhookTest: 'Prova',
  webhookTestWhat:
    'Inviato a mano dalla dashboard del servizio di pagamento. Non ha alcun effetto.',
  webhookResults: {
    accepted: 'Accettato',
    unmatched: 'Non abbinato',
    conflict: 'Conflitto',
  },
  otherResult: (word) => `Risultato: ${word}`,
  webhookUnmatchedWhat:
    'Non indica alcun ordine del Suo negozio: un altro negozio potrebbe condividere l’account, o la pagina di pagamento potrebbe essere stata aperta con un altro ledger. Non ha cambiato nulla. Se riguarda denaro, cerchi il pagamento presso il servizio di pagamento.',
  webhookConflictWhat:
    'Contraddice un webhook precedente sulla stessa transazione. Se gli importi sono diversi, vale quello più basso e l’ordine resta sospeso finché qualcuno non rimuove la sospensione. Li confronti entrambi presso il servizio di pagamento.',
  webhookTime: 'Ora',
  webhookEvent: 'Evento',
  webhookAbout: 'Riguarda',
  webhookAmount: 'Importo',
  webhookTitle: (id, event) => `${id} · ${event}`,
  webhookLoading: 'Caricamento del webhook…',
  webhookFailed: 'Impossibile caricare il webhook',
  webhookOrder: 'Ordine',
  webhookWithdrawal: 'Prelievo',
  webhookWallet: 'Wallet',
  webhookHash: 'Transazione',
  webhookSignature: 'Firma',
  webhookSignatureValid: 'Valida',
  webhookEffect: 'Effetto',
  webhookEffects: {
    seen: (amount) => (amount === null ? 'Pagamento rilevato' : `Rilevato: ${amount}`),
    confirmed: (amount) => (amount === null ? 'Pagamento confermato' : `Confermato: ${amount}`),
    held: (amount) => (amount === null ? 'Pagamento sospeso' : `Sospeso: ${amount}`),
    contradicts: () => 'Contraddice un webhook precedente su questa transazione',
    counted: () => 'Conteggiato nel pagamento',
    paid: () => 'Ordine pagato',
    released: () => 'Sospensione rimossa in seguito',
    noted: () => 'Registrato. Non cambia alcun ordine.',
    nothing: () => 'Nessuno',
  },
  webhookEffectUnknown:
    'Questo ordine è stato scritto da una versione più recente. Qui non è leggibile.',
  webhookPayload: 'Contenuto',
  webhookPayloadNote: '(solo i campi salvati)',
  webhookPayloadWhat: 'Della richiesta non viene salvato altro.',
  webhookTold: 'Di che cosa è stato avvisato il negozio',
  webhookToldNothing: 'Non risulta nulla.',
  callbackNames: {
    onPaid: 'Ordine pagato',
    onDeposit: 'Deposito confermato',
    onStatusChange: 'Stato cambiato',
    'order.detected': 'Pagamento rilevato',
    'order.partially_paid': 'Pagato in parte',
    'order.paid': 'Ordine pagato',
    'order.overpaid': 'Pagato in eccesso',
    'order.review': 'Da esaminare',
    'order.held': 'Sospeso',
    'order.released': 'Sospensione rimossa',
    'order.closed': 'Ordine chiuso',
    'deposit.confirmed': 'Deposito confermato',
  },
  callbackStates: {
    delivered: 'Consegnato',
    kept: 'Pronto da leggere',
    retrying: 'Nuovi tentativi',
    waiting: 'In attesa',
    outdated: 'Saltato',
  },
  otherCallbackState: (word) => `Stato: ${word}`,
  callbacksLoading: 'Caricamento dei callback…',
  callbacksFailed: 'Impossibile caricare i callback',
  callbacksNone: 'Il negozio non è ancora stato avvisato di nulla.',
  callbacksNoMatch: 'Nessun callback corrisponde.',
  callbacksSearch: 'Cerca callback',
  callbacksSearchHint: 'Ordine o ID',
  callbacksView: 'Consegnati o no',
  callbackViews: { all: 'Tutti', delivered: 'Consegnati', undelivered: 'Non consegnati' },
  callbacksShown: (n) =>
    count(n, { one: '# callback', many: '# di callback', other: '# callback' }),
  callbackTold: 'Evento',
  callbackState: 'Stato',
  callbackFailures: (n) =>
    n >= 7
      ? count(n, {
          one: 'Almeno # tentativo non riuscito',
          many: 'Almeno # di tentativi non riusciti',
          other: 'Almeno # tentativi non riusciti',
        })
      : count(n, {
          one: '# tentativo non riuscito',
          many: '# di tentativi non riusciti',
          other: '# tentativi non riusciti',
        }),
  callbackFailuresNone: 'Nessuno fallito',
  callbackAttempts: 'Tentativi',
  callbackNext: 'Prossimo tentativo',
  callbackNextDue: 'Adesso',
  callbackFailure: 'Ultimo errore',
  callbackFailureWords: {
    failed: 'Il Suo codice ha generato un errore',
    timed_out: 'Il Suo codice ha impiegato più di un minuto',
  },
  callbackId: 'ID visto dal negozio',
  callbackChannel: 'Avvisato tramite',
  callbackChannels: {
    callback: 'Callback nel Suo codice',
    notification: 'Notifica di tillkit serve',
  },
  callbackStatus: 'Stato',
  callbackKeptWhat: 'Il negozio legge da sé le notifiche, perciò non viene inviato nulla.',
  callbackOutdatedWhat:
    'Non è riuscito, e da allora è stato comunicato uno stato successivo. Non verrà ritentato.',

  audit: 'Registro',
  auditLead:
    'Ogni modifica e ogni rifiuto. Le consultazioni non vengono registrate, le esportazioni sì.',
  auditLoading: 'Caricamento del registro…',
  auditFailed: 'Impossibile caricare il registro',
  auditNone: 'Non è ancora stato registrato nulla.',
  auditNoMatch: 'Nessuna voce corrisponde.',
  auditSearch: 'Cerca nel registro',
  auditSearchHint: 'Persona, ordine, prelievo o motivo',
  auditPerson: 'Persona',
  auditEveryone: 'Tutti',
  auditAction: 'Azione',
  auditAllActions: 'Tutte le azioni',
  auditOutcome: 'Esito',
  auditAllOutcomes: 'Tutti gli esiti',
  auditActions: {
    session: 'Ha aperto il back office',
    tasks: 'Ha consultato le cose da gestire',
    live: 'Ha seguito le modifiche',
    currencies: 'Ha consultato le valute',
    balanceHistory: 'Ha consultato i saldi',
    figures: 'Ha consultato i dati',
    processingBalances: 'Ha consultato i saldi',
    exchangeBalances: 'Ha consultato l’account exchange',
    unconfirmedTransfers: 'Ha consultato le transazioni non confermate',
    listWithdrawals: 'Ha consultato i prelievi',
    draftWithdrawal: 'Ha creato una bozza di prelievo',
    getWithdrawal: 'Ha consultato un prelievo',
    approveWithdrawal: 'Ha approvato un prelievo',
    sendWithdrawal: 'Ha inviato un prelievo',
    settleWithdrawal: 'Ha registrato l’esito di un prelievo',
    deleteWithdrawal: 'Ha annullato un prelievo',
    searchOrders: 'Ha consultato gli ordini',
    countOrders: 'Ha consultato gli ordini',
    exportOrders: 'Ha esportato gli ordini',
    exportWithdrawals: 'Ha esportato i prelievi',
    getOrder: 'Ha consultato un ordine',
    releaseHold: 'Ha rimosso una sospensione',
    markPaid: 'Ha contrassegnato come pagato',
    makeRefundLink: 'Ha creato un link di rimborso',
    revokeRefundLink: 'Ha annullato un link di rimborso',
    openRefundLink: 'Ha aperto un link di rimborso',
    claimRefund: 'Ha confermato un indirizzo di rimborso',
    deliveries: 'Ha consultato i webhook',
    listWebhooks: 'Ha consultato i webhook',
    getWebhook: 'Ha consultato un webhook',
    listCallbacks: 'Ha consultato i callback',
    repeatCallback: 'Ha avvisato di nuovo il negozio',
    settlePayment: 'Pagamento risolto',
    audit: 'Ha consultato il registro',
    exportAudit: 'Ha esportato il registro',
  },
  auditTries: {
    session: 'Ha tentato di aprire il back office',
    tasks: 'Ha tentato di consultare le cose da gestire',
    live: 'Ha tentato di seguire le modifiche',
    currencies: 'Ha tentato di consultare le valute',
    processingBalances: 'Ha tentato di consultare i saldi',
    balanceHistory: 'Ha tentato di consultare i saldi',
    figures: 'Ha tentato di consultare i dati',
    exchangeBalances: 'Ha tentato di consultare l’account exchange',
    unconfirmedTransfers: 'Ha tentato di consultare le transazioni non confermate',
    listWithdrawals: 'Ha tentato di consultare i prelievi',
    getWithdrawal: 'Ha tentato di consultare un prelievo',
    searchOrders: 'Ha tentato di consultare gli ordini',
    countOrders: 'Ha tentato di consultare gli ordini',
    getOrder: 'Ha tentato di consultare un ordine',
    deliveries: 'Ha tentato di consultare i webhook',
    listWebhooks: 'Ha tentato di consultare i webhook',
    getWebhook: 'Ha tentato di consultare un webhook',
    listCallbacks: 'Ha tentato di consultare i callback',
    audit: 'Ha tentato di consultare il registro',
    draftWithdrawal: 'Ha tentato di creare una bozza di prelievo',
    approveWithdrawal: 'Ha tentato di approvare un prelievo',
    sendWithdrawal: 'Ha tentato di inviare un prelievo',
    settleWithdrawal: 'Ha tentato di registrare l’esito di un prelievo',
    deleteWithdrawal: 'Ha tentato di annullare un prelievo',
    exportOrders: 'Ha tentato di esportare gli ordini',
    exportWithdrawals: 'Ha tentato di esportare i prelievi',
    releaseHold: 'Ha tentato di rimuovere una sospensione',
    markPaid: 'Ha tentato di contrassegnare come pagato',
    makeRefundLink: 'Ha tentato di creare un link di rimborso',
    revokeRefundLink: 'Ha tentato di annullare un link di rimborso',
    openRefundLink: 'Ha tentato di aprire un link di rimborso',
    claimRefund: 'Ha tentato di confermare un indirizzo di rimborso',
    repeatCallback: 'Ha tentato di avvisare di nuovo il negozio',
    settlePayment: 'Tentativo di risolvere un pagamento',
    exportAudit: 'Ha tentato di esportare il registro',
  },
  auditOutcomes: {
    done: 'Eseguito',
    refused: 'Rifiutato',
    unfinished: 'Incompiuto',
    unknown: 'Sconosciuto',
    cancelled: 'Annullato',
  },
  otherOutcome: (word) => `Rifiutato: ${word}`,
  auditRefusals: {
    unauthorized: 'Nessuno aveva effettuato l’accesso',
    forbidden: 'Non consentito',
    forbidden_origin: 'Proveniva da un altro sito',
    not_found: 'Non esiste',
    bad_request: 'Richiesta non valida',
    unsupported_media_type: 'Richiesta non valida',
    payload_too_large: 'Troppo grande',
    amount_invalid: 'L’importo non può essere inviato',
    amount_precision: 'Troppi decimali',
    address_invalid: 'L’indirizzo non è valido',
    currency_unavailable: 'La valuta non è disponibile',
    withdrawal_differs: 'Un altro prelievo ha questo ID',
    withdrawal_state: 'Aveva già superato quel passaggio',
    approval_missing: 'Non ancora approvato',
    approval_own: 'Bozza propria: deve approvare un’altra persona',
    cancel_at_service: 'Si conosceva solo il suo ID richiesta',
    delete_too_late: 'La transazione era già iniziata',
    warnings_new: 'Nel frattempo lo stesso denaro poteva essere uscito',
    refund_changed: 'Ciò che si poteva rimborsare era cambiato',
    refund_link_state: 'Il link aveva già superato quel passaggio',
    link_unknown: 'Il link non esiste',
    link_ended: 'Il link era scaduto',
    link_revoked: 'Il link era stato annullato',
    link_used: 'Il link era già stato usato',
    settle_too_early: 'Il servizio di pagamento poteva ancora crearlo',
    callback_outdated: 'Nel frattempo l’ordine era cambiato',
    rate_limited: 'Troppe richieste',
    service_unavailable: 'Il servizio di pagamento non ha risposto',
    service_invalid: 'La risposta del servizio di pagamento non era utilizzabile',
    service_rejected: 'Il servizio di pagamento ha rifiutato',
    key_refused: 'La chiave API non è stata accettata',
    exchange_unavailable: 'Impossibile leggere l’exchange',
    processing_not_ready: 'Il servizio di pagamento non è configurato',
    store_unavailable: 'Il server non ha potuto salvare',
    internal: 'Errore imprevisto',
    failed: 'Non riuscito',
    refused: 'Il servizio di pagamento ha rifiutato',
    discarded: 'Annullato',
  },
  auditUnfinished: 'Incompiuto: non è stato registrato alcun esito. Controlli prima di ripetere.',
  auditUnknown: 'Sconosciuto: potrebbe essere avvenuto. Controlli prima di ripetere.',
  auditNobody: 'Nessun utente',
  auditReason: (words) => `“${words}”`,
  auditWithdrawal: (id) => `Prelievo ${id}`,
  auditTime: 'Ora',
  auditWho: 'Chi',
  auditAbout: 'Riguarda',
  auditWhy: 'Motivo',
  auditShown: (shown, total) =>
    total === null
      ? count(shown, { one: '# voce', many: '# di voci', other: '# voci' })
      : `${String(shown)} di ${total}`,
  auditExport: 'Esporta CSV',
  auditExporting: 'Esportazione…',
  auditExported: 'Il registro è stato esportato.',
  auditExportNote: 'Esporta tutte le voci corrispondenti. Viene registrato.',
  auditExportFailed: 'Il registro non è stato esportato',

  refundKinds: {
    excess: 'Pagato in eccesso',
    late: 'Pagamento tardivo',
    wrong_currency: 'Valuta errata',
    all: 'Tutto il ricevuto',
  },
  otherRefundKind: (word) => `Rimborso: ${word}`,
  refundKindNotes: {
    excess: 'L’ordine resta pagato.',
    late: 'È arrivato dopo la scadenza del prezzo.',
    wrong_currency: 'È arrivato in una valuta che non era stata richiesta.',
    all: 'Per un ordine annullato. Lo annulli anche nel negozio.',
  },
  refundChoice: 'Che cosa si rimborsa',
  refundDays: 'Il link vale per',
  refundDaysOf: (n) => (n === 1 ? '1 giorno' : `${String(n)} giorni`),
  refundNote: 'Il cliente inserisce un indirizzo una sola volta. Lei riceve una bozza di prelievo.',
  refundNoteApproval: 'Una seconda persona la approva.',
  refundNoteNothingSent: 'Il link di per sé non invia nulla.',
  refundSentAs: (code, network) =>
    `Inviato come ${code} su ${network}. La commissione di rete la paga Lei dal wallet su ${network}.`,
  refundNone: 'Nulla',
  refundByLinkTitle: (order) => `Rimborsa ${order} tramite link`,
  refundMake: 'Crea link',
  refundMaking: 'Creazione del link…',
  refundMakeFailed: 'Non è stato creato alcun link',
  refundMakeLost:
    'La risposta potrebbe essere andata persa. Se l’ordine mostra un nuovo link, lo sostituisca: il suo indirizzo era solo in quella risposta.',

  refundLinkReady: 'Il link per il cliente',
  refundLinkOnce:
    'Viene mostrato una sola volta e non viene salvato. Lo invii solo al cliente: chiunque lo abbia può inserire un indirizzo.',
  refundLinkCopy: 'Copia link',
  refundLinkCopied: 'Link copiato',
  refundLinkDone: 'Fatto',

  refundCard: 'Rimborso tramite link',
  refundLinkGives: 'Rimborsa',
  refundLinkWorks: 'Validità',
  refundLinkOnceUntil: (when) => `Una sola volta, fino a: ${when}`,
  refundLinkOpened: 'Aperto',
  refundLinkUnopened: 'Non ancora',
  refundLinkOpenedNote: 'Anche i programmi di posta aprono i link, per l’anteprima.',
  refundLinkBy: 'Creato da',
  refundLinkReason: 'Motivo',
  refundLinkLost:
    'Il link è stato mostrato una sola volta e non viene salvato. L’ha perso? Lo sostituisca: il vecchio smetterà di funzionare.',
  refundReplace: 'Sostituisci link',
  refundRevoke: 'Annulla link',
  refundRevoking: 'Annullamento…',
  refundRevokeSure: 'Il link del cliente smetterà subito di funzionare.',
  refundReplaceYes: 'Annullalo e creane un altro',
  refundRevokeYes: 'Sì, annullalo',
  refundRevokeNo: 'Mantieni',
  refundRevokeFailed: 'Il link non è stato annullato',
  refundRevoked: 'Il link è stato annullato.',

  orders: 'Ordini',
  ordersLoading: 'Caricamento degli ordini…',
  ordersFailed: 'Impossibile caricare gli ordini',
  ordersAll: 'Tutti',
  ordersAttention: 'Da gestire',
  ordersNewest: 'Più recenti',
  ordersViews: 'Stato',
  orderStatuses: {
    held: 'Sospeso',
    late: 'Pagamento tardivo',
    wrong_currency: 'Valuta errata',
    over: 'Pagato in eccesso',
    partial: 'Pagato in parte',
    pending: 'Non confermato',
    unpaid: 'Non pagato',
    paid: 'Pagato',
    closed: 'Chiuso',
    refunded: 'Rimborsato',
    account: 'Account',
    unreadable: 'Illeggibile',
  },
  ordersSearch: 'Cerca ordini',
  ordersSearchHint: 'Ordine, hash o indirizzo',
  ordersSearchHintEmail: 'Ordine, hash, indirizzo o e-mail',
  ordersSearchClear: 'Cancella ricerca',
  ordersFilters: 'Filtri',
  ordersFrom: 'Dal',
  ordersTo: 'Al',
  ordersCurrency: 'Valuta',
  ordersEveryCurrency: 'Tutte le valute',
  ordersClear: 'Cancella filtri',

  orderColumn: 'Ordine',
  customerColumn: 'Cliente',
  amountColumn: 'Importo',
  paidWithColumn: 'Pagato con',
  receivedColumn: 'Ricevuto',
  statusColumn: 'Stato',
  ageColumn: 'Età',
  emailNotKept: 'Non salvata',
  nothingReceived: 'Nulla ricevuto',
  receivedOf: (amount, payable) => `${amount} su ${payable}`,

  reasonHeld: 'Fermato per una verifica. Decide una persona.',
  reasonLate: 'Pagato dopo la scadenza del prezzo.',
  reasonWrongCurrency: (paid, chosen) => `Pagato in ${paid}, non in ${chosen}.`,
  reasonOver: (amount) => `${amount} di troppo.`,
  reasonPartial: (amount) => `Mancano ${amount}.`,
  reasonPartialExpired: (amount) => `Mancano ${amount}, prezzo scaduto.`,
  reasonStuck: 'Rilevato, ma non ancora confermato.',
  reasonUnreadable: 'Scritto da una versione più recente. Aggiorni il server.',
  reasonOther: 'Serve una decisione.',

  ordersCaughtUp: 'Tutto in ordine',
  ordersCaughtUpWhat: 'Non c’è nulla da gestire. I nuovi pagamenti appaiono qui automaticamente.',
  ordersNone: 'Ancora nessun ordine',
  ordersNoneWhat: 'Appaiono quando un cliente apre la pagina di pagamento.',
  ordersNotFound: (text) => `Nessun ordine per “${text}”`,
  ordersNotFoundWhat: 'Cercato tra numeri d’ordine, hash e indirizzi in base al loro inizio.',
  ordersNoMatch: 'Nessun ordine corrisponde a questi filtri',
  ordersUnindexed:
    'Prima i più recenti. Gli ordini più vecchi vengono cercati man mano che ne carica altri.',
  ordersShown: (n, total) =>
    total === null
      ? count(n, {
          one: '# ordine mostrato',
          many: '# di ordini mostrati',
          other: '# ordini mostrati',
        })
      : `${String(n)} di ${total}`,

  exportOrders: 'Esporta CSV',
  savingOrders: 'Preparazione del file…',
  savedOrders: 'Esportato.',
  saveFailed: 'Il file non è stato salvato',
  saveNote: 'Esporta tutti gli ordini di questa vista. Viene registrato.',

  allOrders: 'Tutti gli ordini',
  allBalances: 'Tutti i saldi',

  needsYou: 'Da gestire',
  tasksLoading: 'Caricamento delle cose da gestire…',
  tasksFailed: 'Impossibile caricare le cose da gestire',
  allCaughtUp: 'Tutto in ordine',
  allCaughtUpLead: 'Non c’è nulla da gestire. I nuovi pagamenti appaiono qui automaticamente.',
  nothingElse: 'Nient’altro da gestire, per quanto siamo riusciti a leggere.',
  moreTasks: (n) => `Altri ${String(n)}`,
  showAllTasks: 'Mostra tutto',
  showFewerTasks: 'Mostra meno',
  tasksBeyond: (n) => `E altri ${String(n)} ordini.`,
  newTasks: (n) => many(n, 'Una novità da gestire', 'novità da gestire'),
  taskVerbs: {
    review: 'Esamina',
    open: 'Apri',
    topUp: 'Ricarica',
    refund: 'Rimborsa',
    decide: 'Decidi',
  },
  taskButton: (verb, title) => `${verb}: ${title}`,

  taskApprove: (amount) => `Approva un prelievo di ${amount}`,
  taskApproveLead: (who) => `Bozza creata da ${who}. Serve una seconda persona.`,
  taskReady: (amount) => `Un prelievo di ${amount} è pronto per l’invio`,
  taskReadyLead: (who) => `Bozza creata da ${who}.`,
  taskUnknown: (amount) => `Esito sconosciuto: prelievo di ${amount}`,
  taskUnknownLead:
    'Potrebbe essere stato inviato. Non ne crei di nuovo la bozza; ne controlli lo stato.',
  taskUnreadableWithdrawal: 'Un prelievo non è leggibile',
  taskUnreadableWithdrawalLead: 'Lo ha scritto una versione più recente. Aggiorni il server.',
  taskStuckQueued: (amount) => `Un prelievo di ${amount} è bloccato in coda`,
  taskStuckMoving: (amount) => `Un prelievo di ${amount} non è terminato`,
  stuckLeads: {
    queued: 'È presso il servizio di pagamento, che non ha avviato la transazione.',
    moving: 'La transazione è iniziata; l’esito non è ancora noto.',
    silent: 'Il servizio di pagamento non risponde in proposito.',
  },
  stuckNetwork: (network) => `Il servizio di pagamento non fornisce saldi di ${network}.`,
  stuckGas: (network) =>
    `Il wallet su ${network} non può pagare la commissione di rete. Non ancora iniziato.`,
  stuckGasHolds: (network, holds) =>
    `Il wallet su ${network} non può pagare la commissione di rete: contiene ${holds}. Non ancora iniziato.`,
  stuckBalance: (holds) => `Il wallet contiene ${holds}. Non ancora iniziato.`,
  taskGasEmpty: (network) => `Gas esaurito su ${network}`,
  taskGasLow: (network, n, isOne) =>
    `Poco gas su ${network}: basta per circa ${n} ${isOne ? 'transazione' : 'transazioni'} di token`,
  taskGasLowUnknown: (network) => `Poco gas su ${network}`,
  gasLead: (coin, network) => `Invii ${coin} al wallet su ${network} prima dei prossimi rimborsi.`,
  gasLeadUnknown: (network) => `Ricarichi il wallet su ${network} prima dei prossimi rimborsi.`,
  taskSilent: (network) => `Nessun saldo di ${network}`,
  taskSilentLead: 'Il servizio di pagamento non risponde per questa rete. Non è in alcun totale.',
  taskConflicts: (n) =>
    many(
      n,
      'Un webhook ne contraddice uno precedente',
      'webhook ne contraddicono altri precedenti',
    ),
  taskUnmatched: (n) =>
    many(
      n,
      'Un webhook non corrisponde ad alcun ordine',
      'webhook non corrispondono ad alcun ordine',
    ),
  taskCallbacks: (n) =>
    many(
      n,
      'Un callback al negozio continua a non riuscire',
      'callback al negozio continuano a non riuscire',
    ),
  taskCallbacksLead: 'Viene ritentato automaticamente. Controlli il codice del negozio.',
  taskWebhooksLead: 'Nelle ultime 24 ore.',
  taskOver: (order, amount) => `${order}: pagato in eccesso, ${amount}`,
  taskOverUnknown: (order) => `${order}: pagato in eccesso`,
  taskLate: (order) => `${order}: pagato dopo la scadenza del prezzo`,
  taskWrongCurrency: (order) => `${order}: pagato in un’altra valuta`,
  taskHeld: (order) => `${order}: sospeso`,
  taskHeldLead: 'Il servizio di pagamento ha fermato un pagamento per una verifica.',
  taskPartial: (order, received, price) => `${order}: pagato in parte, ${received} su ${price}`,
  taskPartialUnknown: (order) => `${order}: pagato in parte`,
  taskPending: (order) => `${order}: non ancora confermato`,
  taskUnreadableOrder: (order) => `${order}: non leggibile`,
  taskUnreadableOrderLead: 'Lo ha scritto una versione più recente. Aggiorni il server.',
  taskOther: 'Qualcosa da gestire',
  taskReceived: (amount) => `Ricevuto: ${amount}.`,
  taskWorth: (amount, usd) => `${amount}, del valore di ${usd} all’arrivo.`,
  taskOrderTotal: (usd) => `Totale dell’ordine: ${usd}.`,
  taskDue: (amount) => `Il cliente deve ancora ${amount}.`,
  taskExpired: (time) => `Prezzo scaduto: ${time}.`,

  unread: {
    withdrawals: 'Impossibile leggere i prelievi, perciò qui potrebbero mancarne alcuni.',
    balances: 'Impossibile leggere i saldi, perciò potrebbero mancare avvisi sul gas.',
    orders: 'Impossibile leggere gli ordini, perciò qui potrebbero mancarne alcuni.',
    older_orders:
      'Sono stati controllati solo gli ordini più recenti: l’elenco degli ordini è ancora in creazione.',
    webhooks: 'Impossibile leggere i webhook, perciò qui potrebbero mancarne alcuni.',
    callbacks:
      'Impossibile leggere i callback al negozio, perciò qui potrebbero mancare degli errori.',
  },
  unreadOther: 'Alcuni dati non sono leggibili, perciò questo elenco potrebbe essere incompleto.',

  justNow: 'Poco fa',
  justNowNone: 'Ancora nessun ordine. Appaiono quando un cliente apre la pagina di pagamento.',
  justNowLoading: 'Caricamento degli ordini più recenti…',
  justNowFailed: 'Impossibile caricare gli ordini più recenti',
  justNowNew: (order, status) => `Nuovo: ${order}, ${status}`,
  justNowMany: (n) => `${String(n)} nuovi ordini`,

  live: 'In tempo reale',
  liveLead: 'Le modifiche appaiono automaticamente',
  offline: 'Offline',
  offlineTitle: 'Nessuna connessione a Internet.',
  offlineLead: (ago) =>
    `Ultimo aggiornamento: ${ago}. Ci riconnetteremo automaticamente; fino ad allora non si può inviare nulla.`,
  offlineLeadUnknown: 'Ci riconnetteremo automaticamente; fino ad allora non si può inviare nulla.',
  offlineNoSend:
    'Nessuna connessione a Internet. Non si può inviare nulla finché non torna la connessione.',

  panel: 'Back office',
  panelLoading: 'Caricamento…',
  panelFailed: 'Impossibile aprire il back office',
  panelNobody: 'Accesso non effettuato',
  panelNobodyLead: 'Acceda per vedere il back office.',
  panelEnded: 'La sessione è stata chiusa',
  panelEndedLead: 'Ciò che stava scrivendo resta in questa scheda.',
  signIn: 'Accedi',
  signInAgain: 'Accedi di nuovo',
  sessionEnds: (time) => `La sessione scade tra ${time}`,
  panelMayNot: 'Nessun accesso al back office',
  panelMayNotLead: (store) =>
    `Chieda il permesso “Lettura” a chi gestisce gli accessi${store === null ? '' : ` di ${store}`}.`,
  signInAsAnother: 'Accedi con un altro account',
  panelAway: 'Non riusciamo a raggiungere il server',
  signedInAs: (who) => `Accesso effettuato come ${who}`,
  panelTabs: 'Back office',
  tabs: {
    overview: 'Panoramica',
    orders: 'Ordini',
    withdrawals: 'Prelievi',
    balances: 'Saldi',
    pending: 'Non confermate',
    webhooks: 'Webhook',
    audit: 'Registro',
  },
  atLeast: (number) => `${number}+`,
  countNeedsYou: (number) => `${number} da vedere`,
  moreTabs: 'Altro',
  panelSearch: 'Cerca ordini, hash, indirizzi',
  testMode: 'Modalità di prova',
  partLoading: 'Caricamento…',
  partFailed: 'Impossibile caricare questa pagina',
  partFailedLead: 'Controlli la connessione e riprovi.',
  partFailedAgain: 'Aggiorni la pagina. Potrebbe essercene una versione più recente.',
  reloadPage: 'Aggiorna la pagina',
  closeWithdrawal: 'Torna ai prelievi',

  rightsOf: namesOf,
  draftsNeedApproval: 'Le bozze richiedono l’approvazione',
  needsRight: {
    withdrawals: (may) =>
      `Per i prelievi serve il permesso “Prelievo”. I Suoi permessi: ${namesOf(may)}.`,
    refunds: (may) =>
      `Per i rimborsi serve il permesso “Prelievo”. I Suoi permessi: ${namesOf(may)}.`,
    orderActions: (may) =>
      `Per le azioni sugli ordini serve il permesso “Prelievo”. I Suoi permessi: ${namesOf(may)}.`,
    repeats: (may) =>
      `Per avvisare di nuovo il negozio serve il permesso “Prelievo”. I Suoi permessi: ${namesOf(may)}.`,
    approvals: (may) =>
      `Per le approvazioni serve il permesso “Approvazione”. I Suoi permessi: ${namesOf(may)}.`,
  },
};
