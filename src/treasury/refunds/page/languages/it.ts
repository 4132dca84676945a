/** Italian. Formal ("Lei"), as the checkout. */
import type { RefundMessages } from '../messages.js';

/** Every sentence of the page. */
export const messages: RefundMessages = {
  language: 'it',
  sandbox: 'Modalità di prova',

  title: 'Il Suo rimborso',
  formTitle: 'Il Suo rimborso per l’ordine {order}',
  why: {
    excess: 'Ha inviato {amount} di troppo.',
    late: 'Il Suo pagamento di {amount} è arrivato quando il prezzo era già scaduto.',
    wrong_currency: 'Ha inviato {amount}, ma l’ordine andava pagato in un’altra valuta.',
    all: 'Le vengono restituiti {amount}.',
  },
  addressLabel: 'Il Suo indirizzo {code} su {network}',
  addressHint: 'Lo incolli. Potrà controllarlo ancora una volta nella pagina seguente.',
  onNetwork: 'Usi un indirizzo che riceve {code} <b>su {network}</b>.',
  alsoShown: 'I wallet possono mostrare questa rete anche come {names}.',
  lostElsewhere: 'Su un’altra rete il denaro può andare perso.',
  copyNow:
    'Lo copi adesso da “Ricevi” nel Suo wallet o exchange. L’indirizzo da cui ha pagato potrebbe non accettare rimborsi.',
  noMemo:
    'Se il Suo exchange chiede anche un memo o un tag, usi un altro indirizzo: non possiamo inviarne uno.',
  freeOfCharge: 'Il rimborso non Le costa nulla. Nessuno ha bisogno della Sua frase di recupero.',
  next: 'Continua',
  worksUntil: 'Questo link funziona una sola volta, fino al {time}.',

  errorTitle: 'Controlli l’indirizzo',
  addressErrors: {
    empty: 'Inserisca il Suo indirizzo.',
    charset: 'Gli indirizzi su {network} non hanno questi caratteri. Lo copi di nuovo.',
    length: 'È troppo corto o troppo lungo per essere un indirizzo su {network}. Lo copi di nuovo.',
    checksum: 'C’è un errore in questo indirizzo. Lo copi di nuovo.',
    wrong_network: 'Questo indirizzo è di un’altra rete. Copi quello per {network}.',
    none: 'Questo non è un indirizzo su {network}. Lo copi di nuovo.',
    own: 'Questo è l’indirizzo del negozio stesso. Ne inserisca uno Suo, da “Ricevi” nel Suo wallet.',
    contract:
      'Questo è l’indirizzo di un token, non di una persona: il denaro andrebbe perso. Copi il Suo da “Ricevi” nel Suo wallet.',
    nobody: 'Nessuno può usare questo indirizzo: il denaro andrebbe perso. Ne inserisca uno Suo.',
  },

  confirmTitle: 'È il Suo indirizzo?',
  confirmLead: 'Lo confronti con il Suo wallet. Dopo non potrà più cambiarlo.',
  confirmAddress: 'L’indirizzo',
  goesTo: '<b>{amount}</b> su {network}',
  mine: 'È mio e riceve {code} su {network}.',
  mineMissing: 'Selezioni la casella se l’indirizzo è Suo.',
  confirm: 'Conferma indirizzo',
  edit: 'Modifica',

  receivedTitle: 'Abbiamo il Suo indirizzo',
  receivedLead: {
    named: '{store} controlla ogni rimborso prima di inviarlo. Può chiudere questa pagina.',
    unnamed: 'Il negozio controlla ogni rimborso prima di inviarlo. Può chiudere questa pagina.',
  },
  sendingTitle: 'Il Suo rimborso è in fase di invio',
  sendingLead: 'Non è ancora confermato. Può chiudere questa pagina.',
  sentTitle: 'Il Suo rimborso è stato inviato',
  sentLead: 'Può impiegare qualche minuto a comparire nel Suo wallet.',
  stoppedTitle: 'Il Suo rimborso non è stato inviato',
  stoppedLead: {
    named: 'Contatti {store} indicando il Suo numero d’ordine.',
    unnamed: 'Contatti il negozio indicando il Suo numero d’ordine.',
  },
  stepReceived: 'Indirizzo ricevuto',
  stepReview: 'In fase di controllo',
  stepReviewed: 'Controllato',
  stepNotSent: 'Non ancora inviato',
  stepSending: 'In fase di invio',
  stepSent: 'Inviato',
  stepStopped: 'Non inviato',
  viewTransaction: 'Vedi transazione',
  wrongAddress:
    'Indirizzo sbagliato? Contatti subito il negozio indicando il Suo numero d’ordine {order}.',

  endedTitle: 'Questo link non funziona più',
  endedLead: {
    named:
      'È stato usato, sostituito o è scaduto. Ne chieda uno nuovo a {store} indicando il Suo numero d’ordine.',
    unnamed:
      'È stato usato, sostituito o è scaduto. Ne chieda uno nuovo al negozio indicando il Suo numero d’ordine.',
  },
  endedNote: 'Non lo ha usato Lei?',
  endedNoteMore: 'Lo dica subito al negozio: potrebbe averlo fatto qualcun altro.',

  busyTitle: 'Troppi tentativi',
  busyLead: 'Attenda qualche minuto. Il Suo link funziona ancora.',
  failedTitle: 'Qualcosa è andato storto',
  failedLead: 'Il Suo link è ancora valido. Riprovi tra un momento.',
  tooLongTitle: 'È troppo lungo',
  tooLongLead: 'Inserisca solo l’indirizzo.',
  elsewhereTitle: 'Apra di nuovo il link',
  elsewhereLead: 'Questo modulo arrivava da un altro sito, quindi non è stato fatto nulla.',
  tryAgain: 'Riprova',
};
