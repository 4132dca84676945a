/** Spanish, understood on both sides of the ocean. Formal ("usted"), in the voice of a bank's payment page. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'es'>) => plural('es', n, forms);

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'es',

  notLoaded: 'Una parte de esta página no se ha cargado. Revise su conexión e inténtelo de nuevo.',
  reloadPage: 'Volver a cargar',

  problems: {
    offline: 'No tiene conexión. Nos reconectaremos automáticamente.',
    unreachable: 'No podemos comunicarnos con la tienda. Seguimos intentándolo.',
    store_unavailable: 'La tienda tiene un problema en este momento. Seguimos intentándolo.',
    bad_request: 'Se ha producido un error. Vuelva a cargar la página.',
    checkout_expired: 'Su sesión ha expirado. Vuelva a cargar la página.',
    forbidden:
      'Este pedido no se puede pagar en esta página. Vuelva a la tienda e inténtelo de nuevo.',
    link_used: 'Este enlace ya se ha usado. Continúe donde lo abrió o pida uno nuevo a la tienda.',
    link_expired:
      'Este enlace ha expirado. Obtenga uno nuevo donde encontró este o pídalo a la tienda.',
    not_found: 'No encontramos esta página de pago. Contacte con la tienda.',
    amount_invalid: 'Este importe no se puede pagar con criptomonedas. Contacte con la tienda.',
    currency_unavailable: 'Esta moneda no está disponible en este momento. Elija otra.',
    checkout_closed: 'La tienda ha cerrado este pedido, que ya no admite pagos.',
    rate_limited: 'Demasiados intentos. Espere un momento.',
    service_unavailable: 'No podemos comunicarnos con el servicio de pago. Seguimos intentándolo.',
    service_rejected: 'El servicio de pago ha rechazado nuestra solicitud. Contacte con la tienda.',
  },

  checkout: 'Pago',
  sandbox: 'Modo de prueba. No envíe fondos reales.',
  tryAgain: 'Reintentar',
  close: 'Cerrar',
  copied: 'Copiado',
  copyRefused: 'No se permite copiar aquí. El texto está seleccionado; cópielo manualmente.',
  loading: 'Abriendo la página de pago…',
  alreadySent: '¿Ya ha pagado? Esto no afecta a su pago. No pague de nuevo.',
  orderReference: (reference) => `Pedido ${reference}`,
  accountReference: (reference) => `Cuenta ${reference}`,
  maybeBlocked:
    'Si sigue ocurriendo, la causa puede ser un bloqueador de contenido o su conexión a internet. Permita esta página o pruebe con otro navegador.',
  priceChanged: (before, now) => `El precio ha cambiado de ${before} a ${now}.`,
  requestReference: (id) => `Código de soporte: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  statusTitle: {
    loading: 'Abriendo la página de pago…',
    error: 'No se pudo abrir la página de pago',
    choose_currency: 'Pagar con',
    pay: 'Esperando el pago',
    top_up: 'Esperando depósitos',
    detected: 'Pago detectado',
    confirmed: 'Confirmado en parte',
    partial: 'Pagado en parte',
    review: 'Pago en revisión',
    held: 'Pago retenido',
    paid: 'Pagado',
    closed: 'Pedido cerrado',
  },
  noCurrencies: 'No hay monedas disponibles en este momento. Inténtelo más tarde.',
  currenciesFailed: 'No se pudieron cargar las monedas.',

  payTitle: (price) => `Pagar ${price}`,
  partReceived: (received, price) => `Recibido: ${received} de ${price}`,
  partDetected: (received, price) => `Detectado: ${received} de ${price}`,
  leftToPay: 'Falta pagar',
  topUpTitle: 'Recargar saldo',
  topUpLead: 'Envíe cualquier importe. Esta dirección queda asignada a usted.',
  minimum: (amount) => `Mínimo ${amount}. Es posible que no se detecten transferencias menores.`,
  tooSmall: 'Importe demasiado bajo',
  amountLabel: 'Importe a enviar',
  copyAmount: 'Copiar importe',
  sendOnly: (code, network) => `Solo ${code} y solo por ${network}.`,
  sendOnlyWhy: 'Cualquier otro envío puede perderse.',
  addressLabel: (code, network) => `Dirección para ${code} en ${network}`,
  copyAddress: 'Copiar dirección',
  copiedAddress: (code, network) => `Copiado. Envíe solo ${code} y solo por ${network}.`,
  qrLabel: (code, network) => `Código QR para enviar ${code} por ${network}`,
  enlarge: 'Ampliar',
  scanBare: 'Escanee y luego introduzca el importe.',
  openWallet: 'Abrir en la billetera',
  nothingOpened:
    '¿No se ha abierto nada? Copie el importe y la dirección en su billetera o escanee el código con otro dispositivo.',
  moreWays: 'Otras formas de pagar',
  rate: (code, dollars, from) => `1 ${code} = US$\u00a0${dollars} (${from})`,
  priceLocked: (time) => `Precio válido: quedan ${time}`,
  expiredTitle: 'Precio expirado',
  expiredLead:
    '¿Ya ha pagado? No pague de nuevo, seguimos atentos a esta dirección. ¿Aún no? Actualice el precio.',
  newPrice: 'Actualizar precio',
  checking: 'Comprobando…',
  continueOnceDetected: 'Podrá continuar cuando se detecte su pago.',
  addressDetails: 'Mostrar dirección',
  change: 'Cambiar',
  changeCurrency: 'Cambiar moneda o red',
  addressReplaced: 'La dirección ha cambiado. Use solo esta.',
  changedElsewhere: (what) =>
    `Se ha cambiado en otra pestaña o en otro dispositivo. A enviar ahora: ${what}, a la dirección de abajo.`,
  addressRefusedTitle: 'Esta dirección no ha superado nuestro control de seguridad',
  addressRefused:
    'Los fondos enviados a ella podrían perderse, por eso no la mostramos. Elija otra moneda o contacte con la tienda.',
  addressUnchecked:
    'No conocemos esta red y no hemos podido comprobar la dirección. Confírmela con la tienda antes de enviar.',
  deposits: 'Depósitos',
  noDeposits: 'Aún no hay depósitos',

  transferStatus: { seen: 'Confirmando', confirmed: 'Confirmada', held: 'Retenida' },
  unknownStatus: 'Registrada',
  viewTransfer: 'Ver transacción',

  search: 'Buscar moneda o red',
  searchHint: 'Nombre, símbolo o red',
  currencies: 'Monedas',
  networks: 'Redes',
  popular: 'Populares',
  lastUsed: 'Última usada',
  everything: 'Todas las monedas',
  byNetwork: 'Por red',
  countNetworks: (n) => count(n, { one: '# red', many: '# de redes', other: '# redes' }),
  countCurrencies: (n) => count(n, { one: '# moneda', many: '# de monedas', other: '# monedas' }),
  fromAmount: (amount) => `desde ${amount}`,
  chooseNetwork: 'Elija una red',
  chooseCurrencyOn: (network) => `Elija una moneda en ${network}`,
  networkGuide: 'Elija la red que usará su billetera o exchange. Las comisiones varían.',
  minimumOf: (amount) => `mín. ${amount}`,
  usuallyTakes: (time) => `aprox. ${time}`,
  noMatch: (text) => `Sin resultados para «${text}»`,
  searchable: 'Pruebe con un símbolo, un nombre o una red, o pegue una dirección de su billetera.',
  clearSearch: 'Borrar búsqueda',
  readAs: (text) => `Resultados para «${text}»`,
  addressOf: (network) => `Parece una dirección de ${network}.`,
  addressOfSeveral: (networks) =>
    `Las direcciones se ven iguales en ${networks}. Compruebe en su billetera en qué red están sus fondos.`,
  addressOfNone: (networks) =>
    `Parece una dirección de ${networks}. La tienda no acepta pagos ahí.`,
  addressStays: 'Se ha comprobado únicamente en su dispositivo.',
  matches: (n) => count(n, { one: '# resultado', many: '# de resultados', other: '# resultados' }),
  moreMatches: (n) =>
    count(n, {
      one: 'Hay # resultado más. Siga escribiendo para acotar.',
      many: 'Hay # de resultados más. Siga escribiendo para acotar.',
      other: 'Hay # resultados más. Siga escribiendo para acotar.',
    }),
  unavailable: {
    no_rate: 'Sin precio por ahora',
    ambiguous_address: 'Sin dirección por ahora',
    address_refused: 'Sin dirección segura por ahora',
    no_address: 'Sin dirección por ahora',
    below_minimum: 'Importe demasiado bajo',
  },
  notAvailable: 'No disponible por ahora',
  keepCurrency: 'Volver al pago',
  gettingAddress: 'Obteniendo la dirección…',

  transferCounts: {
    late: 'Detectada después de expirar el precio',
    wrong_currency: 'Moneda distinta de la elegida',
  },

  slowOpening: 'Está tardando más de lo habitual. Seguimos intentándolo.',
  notCurrent: 'Es posible que estos datos no estén actualizados',
  sessionOver: 'Su sesión ha expirado',
  sessionOverLead:
    'Vuelva a cargar la página para ver la dirección actual. Los pagos ya enviados no se ven afectados.',
  contactStore: (store) => `Contactar con ${store ?? 'la tienda'}`,
  backToStore: (store) => `Volver a ${store ?? 'la tienda'}`,

  nothingAwaited: 'Aún no hay nada que pagar',
  tooSmallForAll:
    'Lo que falta pagar es demasiado poco para cualquiera de las monedas disponibles. Contacte con la tienda.',
  longWaitTitle: (ago) => `Detectado ${ago}, aún sin confirmar`,
  longWait:
    'La red blockchain puede ir lenta o haber descartado la transacción. Revise su billetera y pregunte a la tienda antes de pagar de nuevo.',

  newPriceIs: (amount) => `Nuevo precio: ${amount}.`,
  oneMinuteLeft: 'Queda un minuto con este precio.',

  autoUpdates: 'Esta página se actualiza automáticamente. Puede cerrarla y volver.',
  dontSendAgain: 'No pague de nuevo.',
  reviewLead: (store) =>
    `Hemos recibido su pago, pero no hemos podido asociarlo automáticamente a este pedido. ${store ?? 'La tienda'} lo revisará. No pague de nuevo.`,
  heldLead: (store) =>
    `El servicio de pago lo está revisando. Contacte con ${store ?? 'la tienda'}. No pague de nuevo.`,
  paidLead: '¡Gracias! Puede cerrar esta página.',
  closedLead: 'Este pedido ya no admite pagos. ¿Ya ha pagado? Contacte con la tienda.',
  overLead: (excess, store) =>
    `Ha enviado ${excess} de más. Contacte con ${store ?? 'la tienda'} para pedir un reembolso.`,
  usualTime: (time, network) => `Normalmente ${time} en ${network}.`,
  storeConfirms: 'La tienda confirmará este pago.',
  lateEvents: 'Podemos tardar unos minutos en ver su pago.',
  exceptions: {
    partial: 'Hemos recibido menos que el precio.',
    over: 'Hemos recibido más que el precio. Pida un reembolso a la tienda.',
    late: 'Se ha detectado un pago con el precio ya expirado. La tienda decide si lo da por válido.',
    wrong_currency: 'Ha llegado un pago en otra moneda. La tienda decide si lo da por válido.',
    held: 'Un pago está retenido para revisión.',
  },
  unknownException: 'La tienda tiene una nota sobre este pago.',
  steps: { detected: 'Detectado', confirming: 'Confirmando', paid: 'Pagado' },
  received: 'Recibido',
  detectedAmount: 'Detectado',
  due: 'Falta pagar',
  excess: 'Pago en exceso',
  facts: {
    order: 'Pedido',
    account: 'Cuenta',
    total: 'Total',
    paid: 'Pagado',
    network: 'Red',
    date: 'Fecha',
    transaction: 'Transacción',
  },
  transfers: 'Transacciones',
  details: 'Detalles',
  lastChecked: (ago) => `Última actualización: ${ago}`,
  checkNow: 'Comprobar ahora',
  nothingNew: 'Sin novedades',
  somethingNew: 'Actualizado',
  notChecked: 'No se pudo actualizar. Es posible que estos datos no estén al día.',
  connection: {
    live: 'En tiempo real',
    polling: 'Se comprueba automáticamente',
    offline: 'Sin conexión',
  },
  stillWatching: 'Seguimos atentos a esta dirección',
  connectionLost: 'Conexión perdida',
  connectionBack: 'Conexión restablecida',

  sources: {
    service_event: 'Servicio de pago',
    service_list: 'Red blockchain',
    service_lookup: 'Página de pago',
    store: 'Tienda',
  },
  evidence: {
    opened: 'Página de pago abierta',
    quoted: 'Precio fijado',
    seen: 'Pago detectado',
    confirmed: 'Pago confirmado',
    held: 'Retenido para revisión',
    released: 'Revisión terminada',
    marked_paid: 'Marcado como pagado',
    closed: 'Pedido cerrado',
    amended: 'Importe modificado',
  },
  unknownSource: 'Otra fuente',
  unknownEvidence: 'Actualización',
  timeline: 'Historial',
  copyTimeline: 'Copiar para soporte',

  tellMe: 'Avisarme',
  tellingMe:
    'Deje esta página abierta. Oirá un sonido o verá una notificación si su navegador lo permite.',

  receipt: 'Comprobante',
  receiptNote: 'Un comprobante de pago, no una factura.',
  printReceipt: 'Imprimir',
  saveReceipt: 'Guardar',

  ladderTitle: 'Código QR más simple',
  ladderLead: '¿No se puede escanear el código QR? Pruebe con uno más simple.',
  ladderForms: {
    bip21_amount: 'Dirección e importe',
    bip21: 'Dirección como enlace, sin importe',
    eip681_amount: 'Enlace con importe',
    eip681: 'Enlace sin importe',
    eip681_token: 'Enlace con token e importe. Revise el destinatario en su billetera.',
    address: 'Solo la dirección',
  },

  exchangeTitle: '¿Paga desde un exchange?',
  exchangeNetwork: 'Red',
  exchangeNames: (names) => `también aparece como ${names}`,
  exchangeAmount: 'Importe que debemos recibir',
  exchangeMemo: 'Memo o tag',
  exchangeNoMemo: 'Dejar vacío',
  exchangeWallet: 'Tipo de billetera',
  exchangeHosted: 'Con custodia, empresa',
  exchangeUnhosted: 'Autocustodia',
  exchangeRecipient: 'Destinatario',
  exchangeFee:
    'Si el exchange descuenta su comisión de lo que usted envía, súmela al importe. Los exchanges exigen un mínimo para retirar fondos.',
  feeCoin: (code) => `Su billetera necesita un poco de ${code} para la comisión de red.`,

  checkTitle: 'Verificar la dirección',
  checkLead:
    'Un programa malicioso puede reemplazar una dirección copiada. Para verificarla, pegue la dirección del destinatario que muestra su billetera.',
  checkLabel: 'Destinatario en su billetera',
  checkSame: 'La dirección coincide.',
  checkDiffers: (at, pasted, right) =>
    `No envíe nada. Esta no es nuestra dirección: desde el carácter ${String(at)} dice «${pasted}» en lugar de «${right}».`,
  checkNone: (network) => `No envíe nada. Esta no es una dirección completa de ${network}.`,

  saveCard: 'Guardar imagen',
  priceLockedUntil: (moment) => `Precio válido hasta: ${moment}`,

  handOff: 'Seguir en el teléfono',
  handOffLead:
    'Escanee este código con la cámara de su teléfono para abrir el pago en él. Este código no sirve para pagar.',
  handOffLabel: 'Código QR que abre este pago en su teléfono, no sirve para pagar',
  handOffUntil: (time) => `Un solo uso. Válido hasta: ${time}.`,
  handOffNew: 'Nuevo código',

  worthTitle: 'Convertir',
  worthCoins: (code) => `Importe en ${code}`,
  worthDollars: 'Importe en dólares estadounidenses',
  worth: (coins, dollars) => `Valor de ${coins}: ${dollars}.`,
  worthAbout: (coins, dollars) => `Valor de ${coins}: aproximadamente ${dollars}.`,
  worthGuide: 'El precio puede cambiar antes de que llegue su transferencia.',
  worthUnread: (whole, part) => `Introduzca un número, como ${whole} o ${part}.`,
  worthNoRate: 'Sin precio por ahora.',

  walletPay: 'Pagar con una billetera',
  walletPayWith: (wallet) => `Pagar con ${wallet}`,
  walletOther: 'Otra billetera',

  walletConnect: (wallet) => `Apruebe la conexión en ${wallet}.`,
  walletSwitch: (wallet, network) => `Cambie a ${network} en ${wallet}.`,
  walletConfirm: (wallet, amount, network) => `Confirme ${amount} por ${network} en ${wallet}.`,
  walletSlow: (wallet) => `¿No pasa nada? Abra ${wallet}.`,
  walletStop: 'Dejar de esperar',

  walletProblems: {
    refused: 'Solicitud rechazada. No se ha enviado nada.',
    locked:
      'Su billetera está bloqueada o no ha mostrado ninguna cuenta. Desbloquéela e inténtelo de nuevo.',
    busy: 'Su billetera tiene otra solicitud abierta. Respóndala allí e inténtelo de nuevo.',
    contract_account:
      'Es una cuenta inteligente, como Safe. Es posible que el servicio de pago no detecte los pagos que salgan de ella. Elija otra cuenta en su billetera o escanee el código con otra billetera.',
    account_changed:
      'La cuenta de su billetera ha cambiado. No se ha enviado nada. Inténtelo de nuevo.',
    wrong_token:
      'Los datos de este token no coinciden entre su billetera y la tienda. No se ha enviado nada. Elija otra moneda o contacte con la tienda.',
    no_answer: 'Su billetera no ha respondido. No se ha enviado nada. Ábrala e inténtelo de nuevo.',
    failed:
      'Su billetera ha comunicado un error. No se ha enviado nada. Inténtelo de nuevo o pague con el código.',
    uncertain:
      'Su billetera ha comunicado un error, pero es posible que el pago se haya enviado. Revise su billetera antes de pagar de nuevo.',
  },
  walletWrongNetwork: (network) =>
    `Su billetera está en otra red. Cambie allí a ${network} e inténtelo de nuevo.`,
  walletNotEnough: (code) =>
    `No hay suficiente ${code} en esta cuenta. Elija otra cuenta en su billetera e inténtelo de nuevo.`,
  walletNoFee: (code) =>
    `Esta cuenta no tiene ${code} para la comisión de red. Añada un poco e inténtelo de nuevo.`,

  walletQuestion: 'Es posible que ya haya pagado',
  walletAsked:
    'Ya se pidió a una billetera que pagara este pedido. Revísela primero: si paga de nuevo, podría pagar dos veces.',
  walletWasSent:
    'Ya se envió desde una billetera un pago de este pedido. Si paga de nuevo, podría pagar dos veces.',
  walletPayAgain: 'Pagar de nuevo',
  walletBack: 'Volver',

  walletFates: {
    pending: 'Enviado. Esperando a la red blockchain.',
    included: 'Enviado y ya en la blockchain. Esperando a que la tienda lo detecte.',
    failed:
      'Este pago ha fallado en la red blockchain. El importe no se ha enviado. Puede pagar de nuevo.',
    replaced:
      'Este pago se aceleró o se canceló en su billetera. Revísela antes de pagar de nuevo.',
    dropped:
      'Es posible que la red blockchain haya descartado este pago. Revise su billetera antes de pagar de nuevo.',
  },
  walletCopyHash: 'Copiar ID de transacción',
};
