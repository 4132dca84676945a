/** Spanish. Formal ("usted"), as the checkout. */
import type { RefundMessages } from '../messages.js';

/** Every sentence of the page. */
export const messages: RefundMessages = {
  language: 'es',
  sandbox: 'Modo de prueba',

  title: 'Su reembolso',
  formTitle: 'Su reembolso del pedido {order}',
  why: {
    excess: 'Ha enviado {amount} de más.',
    late: 'Su pago de {amount} llegó cuando el precio ya había vencido.',
    wrong_currency: 'Ha enviado {amount}, pero el pedido debía pagarse en otra moneda.',
    all: 'Se le devuelven {amount}.',
  },
  addressLabel: 'Su dirección de {code} en {network}',
  addressHint: 'Péguela. En la página siguiente la comprobará una vez más.',
  onNetwork: 'Use una dirección que reciba {code} <b>en {network}</b>.',
  alsoShown: 'Las billeteras también pueden mostrar esta red como {names}.',
  lostElsewhere: 'En otra red el dinero podría perderse.',
  copyNow:
    'Cópiela ahora desde «Recibir» en su billetera o exchange. Puede que la dirección desde la que pagó no acepte reembolsos.',
  noMemo:
    'Si su exchange pide además un memo o tag, use otra dirección: no podemos enviar ninguno.',
  freeOfCharge: 'El reembolso no le cuesta nada. Nadie necesita su frase de recuperación.',
  next: 'Continuar',
  worksUntil: 'Este enlace funciona una sola vez, hasta el {time}.',

  errorTitle: 'Compruebe la dirección',
  addressErrors: {
    empty: 'Introduzca su dirección.',
    charset: 'Las direcciones de {network} no tienen esos caracteres. Cópiela de nuevo.',
    length:
      'Es demasiado corta o demasiado larga para ser una dirección de {network}. Cópiela de nuevo.',
    checksum: 'Hay un error en esta dirección. Cópiela de nuevo.',
    wrong_network: 'Esta dirección es de otra red. Copie la de {network}.',
    none: 'Esta no es una dirección de {network}. Cópiela de nuevo.',
    own: 'Esta es la dirección de la propia tienda. Introduzca una suya, desde «Recibir» en su billetera.',
    contract:
      'Esta es la dirección de un token, no de una persona: el dinero se perdería. Copie la suya desde «Recibir» en su billetera.',
    nobody: 'Nadie puede usar esta dirección: el dinero se perdería. Introduzca una suya.',
  },

  confirmTitle: '¿Es esta su dirección?',
  confirmLead: 'Compárela con la de su billetera. Después no podrá cambiarla.',
  confirmAddress: 'La dirección',
  goesTo: '<b>{amount}</b> en {network}',
  mine: 'Es mía y recibe {code} en {network}.',
  mineMissing: 'Marque la casilla si la dirección es suya.',
  confirm: 'Confirmar dirección',
  edit: 'Editar',

  receivedTitle: 'Tenemos su dirección',
  receivedLead: {
    named: '{store} revisa cada reembolso antes de enviarlo. Puede cerrar esta página.',
    unnamed: 'La tienda revisa cada reembolso antes de enviarlo. Puede cerrar esta página.',
  },
  sendingTitle: 'Su reembolso se está enviando',
  sendingLead: 'Aún no está confirmado. Puede cerrar esta página.',
  sentTitle: 'Su reembolso se ha enviado',
  sentLead: 'Puede tardar unos minutos en aparecer en su billetera.',
  stoppedTitle: 'Su reembolso no se ha enviado',
  stoppedLead: {
    named: 'Contacte con {store} e indique su número de pedido.',
    unnamed: 'Contacte con la tienda e indique su número de pedido.',
  },
  stepReceived: 'Dirección recibida',
  stepReview: 'En revisión',
  stepReviewed: 'Revisado',
  stepNotSent: 'Aún no enviado',
  stepSending: 'Enviándose',
  stepSent: 'Enviado',
  stepStopped: 'No enviado',
  viewTransaction: 'Ver transacción',
  wrongAddress:
    '¿La dirección es incorrecta? Contacte ahora con la tienda e indique su número de pedido, {order}.',

  endedTitle: 'Este enlace ya no funciona',
  endedLead: {
    named:
      'Se ha usado, se ha sustituido o ha vencido. Pida uno nuevo a {store} e indique su número de pedido.',
    unnamed:
      'Se ha usado, se ha sustituido o ha vencido. Pida uno nuevo a la tienda e indique su número de pedido.',
  },
  endedNote: '¿No lo ha usado usted?',
  endedNoteMore: 'Avise ahora a la tienda: puede que lo haya usado otra persona.',

  busyTitle: 'Demasiados intentos',
  busyLead: 'Espere unos minutos. Su enlace sigue funcionando.',
  failedTitle: 'Se ha producido un error',
  failedLead: 'Su enlace sigue siendo válido. Inténtelo de nuevo en un momento.',
  tooLongTitle: 'Es demasiado largo',
  tooLongLead: 'Introduzca solo la dirección.',
  elsewhereTitle: 'Abra el enlace de nuevo',
  elsewhereLead: 'Este formulario venía de otro sitio web, así que no se ha hecho nada.',
  tryAgain: 'Reintentar',
};
