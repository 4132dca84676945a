/** Spanish, understood on both sides of the ocean. Formal ("usted"), in the voice of a bank's payment page. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'es'>) => plural('es', n, forms);

const notUnderstood = 'La tienda no ha entendido esta solicitud. Recargue la página.';

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'es',

  notLoaded:
    'Una parte de esta página no se ha cargado. Compruebe su conexión e inténtelo de nuevo.',

  problems: {
    offline: 'No tiene conexión. Seguiremos automáticamente en cuanto se restablezca.',
    unreachable: 'La tienda no responde en este momento. Seguimos intentándolo.',
    timeout: 'La tienda tarda demasiado en responder. Seguimos intentándolo.',
    unreadable: 'La tienda ha dado una respuesta que no podemos leer. Seguimos intentándolo.',
    bad_request: notUnderstood,
    unauthorized: 'Hay que volver a abrir esta página de pago. Recárguela.',
    checkout_expired: 'Esta página de pago ha estado abierta mucho tiempo. Recárguela.',
    forbidden: 'Este pedido no se puede pagar aquí. Vuelva a la tienda e inténtelo de nuevo.',
    forbidden_origin:
      'Esta página no está autorizada a recibir este pago. Póngase en contacto con la tienda.',
    link_used:
      'Este enlace ya se ha utilizado. Continúe donde se abrió o pida uno nuevo a la tienda.',
    link_expired:
      'Este enlace ha expirado. Obtenga uno nuevo donde lo encontró o pídaselo a la tienda.',
    not_found: 'No se ha encontrado esta página de pago. Póngase en contacto con la tienda.',
    method_not_allowed: notUnderstood,
    unsupported_media_type: notUnderstood,
    payload_too_large: notUnderstood,
    amount_invalid:
      'El importe de este pedido no se puede pagar con criptomonedas. Póngase en contacto con la tienda.',
    currency_unavailable: 'Esta moneda no se puede usar en este momento. Elija otra.',
    checkout_closed: 'La tienda ha cerrado este pedido, así que ya no admite pagos.',
    rate_limited:
      'Las solicitudes han llegado muy seguidas. Espere un momento e inténtelo de nuevo.',
    service_unavailable: 'El servicio de pago no responde en este momento. Seguimos intentándolo.',
    service_invalid:
      'El servicio de pago ha dado una respuesta inutilizable. Seguimos intentándolo.',
    service_rejected:
      'El servicio de pago ha rechazado este pago. Póngase en contacto con la tienda.',
    store_unavailable: 'La tienda tiene un problema en este momento. Seguimos intentándolo.',
    internal: 'La tienda tiene un problema inesperado. Seguimos intentándolo.',
  },

  checkout: 'Pago',
  sandbox: 'Entorno de pruebas: sin dinero real. No pague.',
  tryAgain: 'Intentar de nuevo',
  copied: 'Copiado',
  copyRefused: 'Aquí no se permite copiar. El texto está seleccionado: cópielo a mano.',
  loading: 'Abriendo la página de pago…',
  alreadySent: '¿Ya ha enviado el pago? Esta página no cambia nada de eso. No lo envíe otra vez.',
  errorTitle: 'No se ha podido abrir la página de pago',
  maybeBlocked:
    'Si sigue así, puede que lo impida un bloqueador de contenido o la red desde la que se conecta. Permita allí esta página o pruebe con otro navegador.',
  priceChanged: (before, now) =>
    `La tienda ha cambiado el precio de este pedido de ${before} a ${now}.`,
  orderReference: (reference) => `Pedido ${reference}`,
  accountReference: (reference) => `Cuenta ${reference}`,
  requestReference: (id) => `Referencia para soporte: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  payTitle: 'Envíe el pago',
  partialTitle: 'Ha llegado una parte del pago',
  partialArrived: (received, price) => `Han llegado ${received} de ${price} y están a salvo.`,
  partialLead: 'Envíe el resto para completar el pedido.',
  topUpTitle: 'Recargar saldo',
  topUpLead: 'Envíe el importe que quiera. Esta dirección seguirá siendo suya.',
  minimum: (amount) => `Es posible que las transferencias inferiores a ${amount} no se detecten.`,
  tooSmall: 'El importe es demasiado pequeño',
  tooSmallForAll:
    'El importe que queda por pagar es demasiado pequeño para cualquiera de las monedas que se ofrecen aquí. Póngase en contacto con la tienda.',
  amountLabel: 'Importe que debe enviar',
  amountDue: 'Queda por enviar',
  formerAmount: 'Importe anterior',
  copyAmount: 'Copiar importe',
  sendOnly: (code, network) => `Envíe solo ${code} y solo por la red ${network}`,
  sendOnlyWhy: 'Con otras monedas o redes el dinero puede perderse.',
  addressLabel: (code, network) => `Dirección para ${code} en la red ${network}`,
  copyAddress: 'Copiar dirección',
  copiedAddress: (code, network) => `Copiado. Envíe solo ${code} y solo por la red ${network}.`,
  qrLabel: (code, network) => `Código QR para enviar ${code} por la red ${network}`,
  qrBare: 'El código contiene solo la dirección. Introduzca usted el importe.',
  qrWithAmount: 'El código contiene la dirección y el importe.',
  openWallet: 'Abrir en la billetera',
  ladderTitle: '¿Su billetera no lee el código?',
  ladderLead: 'Elija uno más sencillo.',
  ladderForms: {
    bip21_amount: 'Dirección e importe',
    bip21: 'Dirección como enlace, sin importe',
    eip681_amount: 'Enlace con importe',
    eip681: 'Enlace sin importe',
    eip681_token: 'Enlace de token con importe (compruebe el destinatario en su billetera)',
    address: 'Solo la dirección',
  },
  nothingOpened:
    '¿No se ha abierto nada? Copie el importe y la dirección en su billetera o escanee el código con otro dispositivo.',
  payHelp: 'Ayuda con la transferencia',
  rateLine: (code, dollars) => `1 ${code} = ${dollars} USD`,
  rateFrom: (source) => `según ${source}`,
  rateAt: (time) => `a las ${time}`,
  priceHolds: (time) => `Precio válido durante ${time}`,
  expiredTitle: 'Este precio ha expirado',
  expiredLead:
    '¿Ya ha enviado el pago? No tiene que hacer nada: puede que esté en camino y seguimos pendientes de su llegada. Obtenga un precio nuevo solo si aún no lo ha enviado.',
  newPrice: 'Obtener precio nuevo',
  addressDetails: 'Mostrar la dirección',
  changeCurrency: 'Cambiar de moneda o de red',
  changeForRest: 'Enviar el resto en otra moneda',
  addressReplaced: 'La dirección ha cambiado. A partir de ahora, use únicamente esta.',
  changedElsewhere: (what) =>
    `Este pago se ha cambiado en otra pestaña o en otro dispositivo. Lo que se debe enviar ahora: ${what}, a la dirección de abajo.`,
  addressRefusedTitle: 'Nos negamos a mostrar esta dirección',
  addressRefused:
    'La dirección que hemos recibido no supera la comprobación de la red a la que pertenece. El dinero enviado a esa dirección podría perderse, por eso no la mostramos. No se ha cobrado nada. Elija otra moneda o póngase en contacto con la tienda.',
  addressUnchecked:
    'No conocemos esta red, así que no hemos podido comprobar la dirección. Cotéjela con la tienda antes de enviar nada.',
  deposits: 'Depósitos',
  noDeposits: 'Todavía no hay depósitos.',

  transferStatus: {
    seen: 'Detectada',
    confirmed: 'Confirmada',
    held: 'Retenida para revisión',
  },
  unknownStatus: 'Anotada',
  viewTransfer: 'Ver en la blockchain',

  chooseTitle: 'Elija una moneda',
  search: 'Buscar moneda o red',
  searchHint: 'Nombre, símbolo o red',
  currencies: 'Monedas',
  networks: 'Redes',
  groupBy: 'Orden de la lista',
  byCurrency: 'Por moneda',
  byNetwork: 'Por red',
  lastUsed: 'Usadas recientemente',
  everything: 'Todas las opciones',
  countNetworks: (n) => count(n, { one: '# red', many: '# de redes', other: '# redes' }),
  countCurrencies: (n) => count(n, { one: '# moneda', many: '# de monedas', other: '# monedas' }),
  fromAmount: (amount) => `desde ${amount}`,
  chooseNetwork: (code) => `${code}: elija la red por la que va a enviar`,
  chooseCurrencyOn: (network) => `${network}: elija la moneda que va a enviar`,
  networkGuide:
    'Elija la red que su billetera o su exchange usa para enviar los fondos. Las comisiones varían según la red.',
  backToList: 'Volver a toda la lista',
  minimumOf: (amount) => `mínimo ${amount}`,
  usuallyTakes: (time) => `normalmente ${time}`,
  noCurrencies: 'La tienda no ofrece ninguna moneda en este momento. Inténtelo de nuevo más tarde.',
  noMatch: (text) => `No hay resultados para «${text}».`,
  searchable:
    'Puede buscar por símbolo, nombre, red o dirección de contrato, o pegar una dirección de su propia billetera para encontrar su red.',
  clearSearch: 'Borrar búsqueda',
  readAs: (text) =>
    `Resultados para «${text}»: el teclado parece estar configurado para otra escritura.`,
  addressOf: (network) =>
    `Esto parece una dirección de la red ${network}. Abajo verá lo que puede enviar desde esa red.`,
  addressOfSeveral: (networks) =>
    `Las direcciones tienen el mismo aspecto en estas redes: ${networks}. Compruebe en su billetera en cuál de ellas está su dinero.`,
  addressOfNone: (networks) =>
    `Esto parece una dirección de ${networks}. La tienda no acepta pagos allí.`,
  addressStays: 'La dirección se ha buscado solo en esta página y no se ha enviado a ningún sitio.',
  matches: (n) =>
    count(n, {
      one: '# moneda encontrada',
      many: '# de monedas encontradas',
      other: '# monedas encontradas',
    }),
  moreMatches: (n) =>
    count(n, {
      one: '# resultado más; siga escribiendo para acotar la búsqueda',
      many: '# de resultados más; siga escribiendo para acotar la búsqueda',
      other: '# resultados más; siga escribiendo para acotar la búsqueda',
    }),
  unavailable: {
    no_rate: 'Sin precio por ahora',
    ambiguous_address: 'Sin dirección por ahora',
    address_refused: 'Sin dirección segura por ahora',
    no_address: 'Sin dirección por ahora',
    below_minimum: 'El importe es demasiado pequeño',
  },
  notAvailable: 'No disponible ahora mismo',
  currenciesFailed: 'No se han podido cargar las monedas.',
  keepCurrency: 'Volver al pago',
  gettingAddress: 'Obteniendo la dirección…',

  sources: {
    service_event: 'Servicio de pago',
    service_list: 'Vigilancia de la blockchain',
    service_lookup: 'Encontrado por la tienda en la página de pago del servicio',
    store: 'Tienda',
  },
  evidence: {
    opened: 'Página de pago abierta',
    quoted: 'Precio fijado',
    seen: 'Transferencia detectada',
    confirmed: 'Transferencia confirmada',
    held: 'Transferencia retenida para revisión',
    released: 'Revisión terminada',
    marked_paid: 'Marcado como pagado',
    closed: 'Pedido cerrado',
    amended: 'Importe del pedido modificado',
  },
  unknownSource: 'Otra fuente',
  unknownEvidence: 'Se ha anotado algo',
  transferCounts: {
    late: 'Llegó después de expirar su precio, así que no cuenta automáticamente',
    wrong_currency: 'No es la moneda elegida, así que no cuenta automáticamente',
  },

  nothingAwaited: 'Todavía no se puede enviar nada',
  longWaitTitle: (ago) => `Detectada ${ago} y todavía sin confirmar`,
  longWait:
    'Puede que la red blockchain vaya lenta o que haya descartado la transferencia. Búsquela en su billetera antes de hacer nada y pregunte a la tienda antes de repetir el envío.',
  newPriceIs: (amount) => `El nuevo precio es ${amount}.`,
  oneMinuteLeft: 'Queda un minuto con este precio.',

  statusTitle: {
    loading: 'Abriendo la página de pago…',
    error: 'No se ha podido abrir la página de pago',
    choose_currency: 'Elija una moneda',
    pay: 'Esperando su transferencia',
    top_up: 'Esperando transferencias',
    detected: 'Se ha detectado su transferencia',
    confirmed: 'Una parte está confirmada, el resto está en camino',
    partial: 'Ha llegado una parte, falta el resto',
    review: 'La tienda está examinando su transferencia',
    held: 'Su transferencia está en revisión',
    paid: 'Pago completado',
    closed: 'Este pedido está cerrado',
  },
  statusLead: {
    loading: '',
    error: '',
    choose_currency: '',
    pay: 'Esta página se actualiza sola. Puede salir y volver más tarde.',
    top_up: 'Esta página se actualiza sola. Puede salir y volver más tarde.',
    detected:
      'Está en camino por la red blockchain. No tiene que hacer nada y no debe repetir el envío.',
    confirmed: 'No tiene que hacer nada y no debe repetir el envío.',
    partial:
      'Lo que ha llegado está a salvo y cuenta para este pedido. Envíe solo lo que todavía falta.',
    review:
      'Ha llegado y está a salvo, pero no se corresponde automáticamente con el pedido, así que decide la tienda. No vuelva a enviar nada; si no recibe noticias, indique a la tienda su número de pedido.',
    held: 'Ha llegado y el servicio de pago la ha retenido para comprobarla. La tienda decide qué ocurre después. Póngase en contacto con la tienda y no vuelva a enviar nada.',
    paid: 'Gracias. Puede cerrar esta página.',
    closed: 'Ya no admite pagos. Si ha enviado algo, póngase en contacto con la tienda.',
  },
  storeConfirms: 'La tienda confirmará este pago.',
  usualTime: (time) => `Normalmente tarda ${time}.`,
  lateEvents:
    'La tienda recibe aviso de un pago cuando está confirmado, lo que puede tardar unos minutos. Puede salir de esta página y volver más tarde.',
  exceptions: {
    partial: 'El importe que ha llegado es inferior al precio.',
    over: 'El importe que ha llegado es superior al precio. La tienda ve cuánto sobra; pídale que se lo devuelva.',
    late: 'Una transferencia llegó después de expirar su precio. La tienda decide si cuenta.',
    wrong_currency:
      'Una transferencia llegó en una moneda que no era la elegida. La tienda decide si cuenta.',
    held: 'Una transferencia está retenida para revisión.',
  },
  unknownException: 'La tienda ha anotado algo sobre este pago.',
  due: 'Pendiente',
  received: 'Recibido',
  seenSoFar: 'Detectado hasta ahora',
  excess: 'Por encima del precio',
  transfers: 'Transferencias',
  timeline: 'Qué ha ocurrido',
  copyTimeline: 'Copiar para soporte',
  lastChecked: (ago) => `Última comprobación: ${ago}`,
  checkNow: 'Comprobar ahora',
  checking: 'Comprobando…',
  nothingNew: 'Comprobado ahora mismo: nada nuevo.',
  somethingNew: 'Comprobado ahora mismo: hay algo nuevo.',
  notChecked:
    'No se ha podido comprobar. Lo que ve era cierto en la última comprobación realizada.',
  connection: {
    live: 'En tiempo real',
    polling: 'Consulta cada pocos segundos',
    offline: 'Sin conexión',
  },
  stillWatching: 'Se sigue vigilando lo ya enviado',
  connectionLost: 'Se ha perdido la conexión. Lo que ve era cierto en la última comprobación.',
  connectionBack: 'La conexión ha vuelto.',
  slowOpening: 'Esto tarda más de lo habitual. Seguimos intentándolo.',
  notCurrent: 'Lo que ve era cierto en la última comprobación.',
  sessionOver: 'Esta página ha estado abierta demasiado tiempo',
  sessionOverLead:
    'No se ha perdido nada: la tienda sigue detectando lo que usted ha enviado. Recargue la página antes de enviar nada.',
  reloadPage: 'Recargar la página',
  backToStore: (store) => `Volver a ${store ?? 'la tienda'}`,
  contactStore: (store) => `Contactar con ${store ?? 'la tienda'}`,

  tellMe: 'Avisarme cuando llegue',
  tellingMe:
    'Deje esta página abierta. Oirá un sonido o verá una notificación, si su navegador lo permite.',

  receipt: 'Comprobante',
  receiptNote: 'Este documento es un comprobante de pago, no una factura.',
  printReceipt: 'Imprimir',
  saveReceipt: 'Guardar como archivo',

  exchangeTitle: '¿Paga desde un exchange? Tenga en cuenta su comisión',
  exchangeNetwork: 'Red en el exchange',
  exchangeNames: (network, names) => `${network}, quizá aparezca como ${names}`,
  exchangeAmount: 'Importe que debe llegar',
  exchangeFee:
    'Si la comisión del exchange se descuenta del importe, introduzca el importe más la comisión.',
  exchangeMemo: 'Memo o tag',
  exchangeNoMemo: 'Déjelo vacío',
  exchangeMinimum: 'Por debajo del retiro mínimo del exchange, este no envía nada.',

  checkTitle: 'Compruebe la dirección en su billetera',
  checkLead: 'Un programa malicioso puede cambiar por otra la dirección que usted copia.',
  checkLabel: 'Pegue lo que muestra su billetera',
  checkSame: 'Es la misma dirección.',
  checkDiffers: (at, pasted, right) =>
    `No envíe nada: es otra dirección. A partir del carácter ${String(at)} se lee «${pasted}» en lugar de «${right}».`,
  checkNone: (network) => `No envíe nada: esto no es una dirección completa de la red ${network}.`,

  largerCode: 'Ampliar el código',
  close: 'Cerrar',
  saveCard: 'Guardar como imagen',
  priceHoldsUntil: (moment) => `Precio válido hasta: ${moment}`,

  handOff: 'Continuar en el móvil',
  handOffLead:
    'Escanee este código con la cámara de su móvil. El código abre este pago allí. No es el código para pagar.',
  handOffLabel: 'Código QR que abre este pago en su móvil (no sirve para pagar)',
  handOffUntil: (time) => `Este código se puede abrir una sola vez, hasta: ${time}.`,
  handOffNew: 'Mostrar un código nuevo',

  worthTitle: '¿Cuánto vale?',
  worthCoins: (code) => `Importe en ${code}`,
  worthDollars: 'Importe en dólares estadounidenses',
  worth: (coins, dollars) => `El valor de ${coins} es de ${dollars}.`,
  worthAbout: (coins, dollars) => `El valor de ${coins} es de aproximadamente ${dollars}.`,
  worthGuide: 'Valor orientativo: el precio puede cambiar hasta que llegue su transferencia.',
  worthUnread: (whole, part) => `Escriba el importe en cifras, por ejemplo ${whole} o ${part}.`,
  worthNoRate: 'En este momento no hay precio.',
};
