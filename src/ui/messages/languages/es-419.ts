/** Latin American Spanish. Formal ("usted"), in the voice of a payment app. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'es-419'>) => plural('es-419', n, forms);

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'es-419',

  notLoaded: 'Una parte de esta página no cargó. Revise su conexión e intente de nuevo.',
  reloadPage: 'Recargar',

  problems: {
    offline: 'No tiene conexión. Nos reconectaremos automáticamente.',
    unreachable: 'No podemos conectarnos con la tienda. Seguimos intentando.',
    store_unavailable: 'La tienda tiene un problema en este momento. Seguimos intentando.',
    bad_request: 'Algo salió mal. Recargue la página.',
    checkout_expired: 'Su sesión venció. Recargue la página.',
    forbidden:
      'Este pedido no se puede pagar en esta página. Regrese a la tienda e intente de nuevo.',
    link_used: 'Este enlace ya se usó. Continúe donde lo abrió o pida uno nuevo a la tienda.',
    link_expired: 'Este enlace venció. Obtenga uno nuevo donde encontró este o pídalo a la tienda.',
    not_found: 'No encontramos esta página de pago. Comuníquese con la tienda.',
    amount_invalid: 'Este monto no se puede pagar con cripto. Comuníquese con la tienda.',
    currency_unavailable: 'Esta moneda no está disponible en este momento. Elija otra.',
    checkout_closed: 'La tienda cerró este pedido. Ya no acepta pagos.',
    rate_limited: 'Demasiados intentos. Espere un momento.',
    service_unavailable: 'No podemos conectarnos con el servicio de pago. Seguimos intentando.',
    service_rejected: 'El servicio de pago rechazó nuestra solicitud. Comuníquese con la tienda.',
  },

  checkout: 'Pago',
  sandbox: 'Modo de prueba. No envíe dinero real.',
  tryAgain: 'Reintentar',
  close: 'Cerrar',
  copied: 'Copiado',
  copyRefused: 'Aquí no se permite copiar. El texto está seleccionado; cópielo manualmente.',
  loading: 'Abriendo la página de pago…',
  alreadySent: '¿Ya pagó? Esto no afecta su pago. No vuelva a pagar.',
  orderReference: (reference) => `Pedido ${reference}`,
  accountReference: (reference) => `Cuenta ${reference}`,
  maybeBlocked:
    'Si esto se repite, la causa puede ser un bloqueador de contenido o su conexión a internet. Permita esta página o pruebe con otro navegador.',
  priceChanged: (before, now) => `El precio cambió de ${before} a ${now}.`,
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
  noCurrencies: 'No hay monedas disponibles en este momento. Intente más tarde.',
  currenciesFailed: 'No se pudieron cargar las monedas.',

  payTitle: (price) => `Pagar ${price}`,
  partReceived: (received, price) => `Recibido: ${received} de ${price}`,
  partDetected: (received, price) => `Detectado: ${received} de ${price}`,
  leftToPay: 'Falta pagar',
  topUpTitle: 'Cargar saldo',
  topUpLead: 'Envíe cualquier monto. Esta dirección sigue siendo suya.',
  minimum: (amount) => `Mínimo: ${amount}. Es posible que no se detecten transferencias menores.`,
  tooSmall: 'Monto demasiado bajo',
  amountLabel: 'Monto a enviar',
  copyAmount: 'Copiar monto',
  sendOnly: (code, network) => `Solo ${code} y solo por la red ${network}.`,
  sendOnlyWhy: 'Cualquier otro envío puede perderse.',
  addressLabel: (code, network) => `Dirección para ${code} en la red ${network}`,
  copyAddress: 'Copiar dirección',
  copiedAddress: (code, network) => `Copiado. Envíe solo ${code} y solo por la red ${network}.`,
  qrLabel: (code, network) => `Código QR para enviar ${code} por la red ${network}`,
  enlarge: 'Ampliar',
  scanBare: 'Escanee y luego ingrese el monto.',
  openWallet: 'Abrir en la billetera',
  nothingOpened:
    '¿No se abrió nada? Copie el monto y la dirección en su billetera o escanee el código con otro dispositivo.',
  moreWays: 'Otras formas de pagar',
  rate: (code, dollars, from) => `1 ${code} = USD\u00a0${dollars} (${from})`,
  priceLocked: (time) => `Precio fijo: quedan ${time}`,
  expiredTitle: 'Precio vencido',
  expiredLead:
    '¿Ya pagó? No vuelva a pagar, seguimos atentos a esta dirección. ¿Todavía no? Actualice el precio.',
  newPrice: 'Actualizar precio',
  checking: 'Verificando…',
  continueOnceDetected: 'Podrá continuar cuando se detecte su pago.',
  addressDetails: 'Mostrar dirección',
  change: 'Cambiar',
  changeCurrency: 'Cambiar moneda o red',
  addressReplaced: 'La dirección cambió. Use solo esta.',
  changedElsewhere: (what) =>
    `Se cambió en otra pestaña o en otro dispositivo. Por pagar ahora: ${what}, a la dirección de abajo.`,
  addressRefusedTitle: 'Esta dirección no pasó nuestra verificación de seguridad',
  addressRefused:
    'Los fondos que se envíen a ella podrían perderse, por eso no la mostramos. Elija otra moneda o comuníquese con la tienda.',
  addressUnchecked:
    'No reconocemos esta red y no pudimos verificar la dirección. Confírmela con la tienda antes de enviar.',
  deposits: 'Depósitos',
  noDeposits: 'Todavía no hay depósitos',

  transferStatus: { seen: 'Confirmando', confirmed: 'Confirmada', held: 'Retenida' },
  unknownStatus: 'Registrada',
  viewTransfer: 'Ver transacción',

  search: 'Buscar moneda o red',
  searchHint: 'Nombre, código o red',
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
  chooseCurrencyOn: (network) => `Elija una moneda en la red ${network}`,
  networkGuide:
    'Elija la red que usará su billetera o exchange de cripto. Las comisiones varían según la red.',
  minimumOf: (amount) => `mín. ${amount}`,
  usuallyTakes: (time) => `aprox. ${time}`,
  noMatch: (text) => `Sin resultados para “${text}”`,
  searchable: 'Pruebe con un código, un nombre o una red, o pegue una dirección de su billetera.',
  clearSearch: 'Borrar búsqueda',
  readAs: (text) => `Resultados para “${text}”`,
  addressOf: (network) => `Parece una dirección de la red ${network}.`,
  addressOfSeveral: (networks) =>
    `Las direcciones se ven iguales en las redes ${networks}. Revise en su billetera en cuál están sus fondos.`,
  addressOfNone: (networks) => `Parece una dirección de ${networks}, que la tienda no acepta.`,
  addressStays: 'Se verificó solo en su dispositivo.',
  matches: (n) => count(n, { one: '# resultado', many: '# de resultados', other: '# resultados' }),
  moreMatches: (n) =>
    count(n, {
      one: 'Hay # resultado más. Siga escribiendo.',
      many: 'Hay # de resultados más. Siga escribiendo.',
      other: 'Hay # resultados más. Siga escribiendo.',
    }),
  unavailable: {
    no_rate: 'Sin precio por ahora',
    ambiguous_address: 'Sin dirección por ahora',
    address_refused: 'Sin dirección segura por ahora',
    no_address: 'Sin dirección por ahora',
    below_minimum: 'Monto demasiado bajo',
  },
  notAvailable: 'No disponible por ahora',
  keepCurrency: 'Volver al pago',
  gettingAddress: 'Obteniendo la dirección…',

  transferCounts: {
    late: 'Detectada después de que venció el precio',
    wrong_currency: 'Moneda distinta de la elegida',
  },

  slowOpening: 'Está tardando más de lo normal. Seguimos intentando.',
  notCurrent: 'Es posible que estos datos no estén actualizados',
  sessionOver: 'Su sesión venció',
  sessionOverLead:
    'Recargue la página para ver la dirección actual. Esto no afecta los pagos ya enviados.',
  contactStore: (store) => `Contactar a ${store ?? 'la tienda'}`,
  backToStore: (store) => `Volver a ${store ?? 'la tienda'}`,

  nothingAwaited: 'Todavía no hay nada que pagar',
  tooSmallForAll:
    'Lo que falta pagar es demasiado poco para cualquiera de las monedas disponibles aquí. Comuníquese con la tienda.',
  longWaitTitle: (ago) => `Detectado ${ago}, todavía sin confirmar`,
  longWait:
    'La red blockchain puede estar lenta o puede haber descartado la transacción. Revise su billetera y pregunte a la tienda antes de volver a pagar.',

  newPriceIs: (amount) => `Nuevo precio: ${amount}.`,
  oneMinuteLeft: 'Queda un minuto con este precio.',

  autoUpdates: 'Esta página se actualiza automáticamente. Puede cerrarla y volver.',
  dontSendAgain: 'No vuelva a pagar.',
  reviewLead: (store) =>
    `Recibimos su pago, pero no pudimos asociarlo automáticamente a este pedido. ${store ?? 'La tienda'} lo revisará. No vuelva a pagar.`,
  heldLead: (store) =>
    `El servicio de pago lo está revisando. Comuníquese con ${store ?? 'la tienda'}. No vuelva a pagar.`,
  paidLead: '¡Gracias! Ya puede cerrar esta página.',
  closedLead: 'Este pedido ya no acepta pagos. ¿Ya pagó? Comuníquese con la tienda.',
  overLead: (excess, store) =>
    `Envió ${excess} de más. Comuníquese con ${store ?? 'la tienda'} para pedir un reembolso.`,
  usualTime: (time, network) => `Normalmente ${time} en la red ${network}.`,
  storeConfirms: 'La tienda confirmará este pago.',
  lateEvents: 'Su pago puede tardar unos minutos en aparecer aquí.',
  exceptions: {
    partial: 'Recibimos menos que el precio.',
    over: 'Recibimos más que el precio. Pida un reembolso a la tienda.',
    late: 'Se detectó un pago después de que venció el precio. La tienda decide si lo toma en cuenta.',
    wrong_currency: 'Llegó un pago en otra moneda. La tienda decide si lo toma en cuenta.',
    held: 'Un pago está retenido para revisión.',
  },
  unknownException: 'La tienda tiene una nota sobre este pago.',
  steps: { detected: 'Detectado', confirming: 'Confirmando', paid: 'Pagado' },
  received: 'Recibido',
  detectedAmount: 'Detectado',
  due: 'Falta pagar',
  excess: 'Pagado de más',
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
  checkNow: 'Verificar ahora',
  nothingNew: 'Sin novedades',
  somethingNew: 'Actualizado',
  notChecked:
    'No se pudo verificar si hay novedades. Es posible que estos datos no estén actualizados.',
  connection: {
    live: 'En tiempo real',
    polling: 'Verificación automática',
    offline: 'Sin conexión',
  },
  stillWatching: 'Seguimos atentos a esta dirección',
  connectionLost: 'Se perdió la conexión',
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
    amended: 'Monto modificado',
  },
  unknownSource: 'Otra fuente',
  unknownEvidence: 'Actualización',
  timeline: 'Historial',
  copyTimeline: 'Copiar para soporte',

  tellMe: 'Avisarme',
  tellingMe:
    'Deje esta página abierta. Escuchará un sonido o verá una notificación si su navegador lo permite.',

  receipt: 'Comprobante',
  receiptNote: 'Es un comprobante de pago, no una factura.',
  printReceipt: 'Imprimir',
  saveReceipt: 'Guardar',

  ladderTitle: 'Código QR más simple',
  ladderLead: '¿No puede escanear el código QR? Pruebe con uno más simple.',
  ladderForms: {
    bip21_amount: 'Dirección y monto',
    bip21: 'Dirección como enlace, sin monto',
    eip681_amount: 'Enlace con monto',
    eip681: 'Enlace sin monto',
    eip681_token: 'Enlace con token y monto. Verifique el destinatario en su billetera.',
    address: 'Solo la dirección',
  },

  exchangeTitle: '¿Va a pagar desde un exchange de cripto?',
  exchangeNetwork: 'Red',
  exchangeNames: (names) => `también aparece como ${names}`,
  exchangeAmount: 'Monto que debemos recibir',
  exchangeMemo: 'Memo o tag',
  exchangeNoMemo: 'Dejar vacío',
  exchangeWallet: 'Tipo de billetera',
  exchangeHosted: 'Con custodia (empresa)',
  exchangeUnhosted: 'Autocustodia',
  exchangeRecipient: 'Destinatario',
  exchangeFee:
    'Si el exchange descuenta su comisión de lo que usted envía, súmela al monto. Los exchanges tienen un retiro mínimo.',
  feeCoin: (code) => `Su billetera necesita un poco de ${code} para la comisión de red.`,

  checkTitle: 'Verificar la dirección',
  checkLead:
    'Un programa malicioso puede cambiar una dirección copiada. Para verificarla, pegue la dirección del destinatario que muestra su billetera.',
  checkLabel: 'Destinatario que muestra su billetera',
  checkSame: 'La dirección coincide.',
  checkDiffers: (at, pasted, right) =>
    `No envíe nada. Esta no es nuestra dirección: desde el carácter ${String(at)} dice “${pasted}” en lugar de “${right}”.`,
  checkNone: (network) => `No envíe nada. Esta no es una dirección completa de la red ${network}.`,

  saveCard: 'Guardar imagen',
  priceLockedUntil: (moment) => `Precio fijo hasta: ${moment}`,

  handOff: 'Seguir en el celular',
  handOffLead:
    'Escanee este código con la cámara de su celular para abrir el pago ahí. Este código no sirve para pagar.',
  handOffLabel: 'Código QR que abre este pago en su celular, no sirve para pagar',
  handOffUntil: (time) => `Funciona una sola vez, hasta: ${time}.`,
  handOffNew: 'Nuevo código',

  worthTitle: 'Convertir',
  worthCoins: (code) => `Monto en ${code}`,
  worthDollars: 'Monto en dólares estadounidenses',
  worth: (coins, dollars) => `Valor de ${coins}: ${dollars}.`,
  worthAbout: (coins, dollars) => `Valor de ${coins}: aproximadamente ${dollars}.`,
  worthGuide: 'El precio puede cambiar antes de que llegue su transferencia.',
  worthUnread: (whole, part) => `Ingrese un número, como ${whole} o ${part}.`,
  worthNoRate: 'Sin precio por ahora.',

  walletPay: 'Pagar con una billetera',
  walletPayWith: (wallet) => `Pagar con ${wallet}`,
  walletOther: 'Otra billetera',

  walletConnect: (wallet) => `Apruebe la conexión en ${wallet}.`,
  walletSwitch: (wallet, network) => `Cambie a la red ${network} en ${wallet}.`,
  walletConfirm: (wallet, amount, network) =>
    `Confirme ${amount} por la red ${network} en ${wallet}.`,
  walletSlow: (wallet) => `¿No pasa nada? Abra ${wallet}.`,
  walletStop: 'Dejar de esperar',

  walletProblems: {
    refused: 'Solicitud rechazada. No se envió nada.',
    locked:
      'Su billetera está bloqueada o no mostró ninguna cuenta. Desbloquéela e intente de nuevo.',
    busy: 'Su billetera tiene otra solicitud abierta. Respóndala ahí e intente de nuevo.',
    contract_account:
      'Es una cuenta inteligente, como Safe. Es posible que el servicio de pago no detecte los pagos hechos desde ella. Elija otra cuenta en su billetera o escanee el código con otra billetera.',
    account_changed: 'La cuenta de su billetera cambió. No se envió nada. Intente de nuevo.',
    wrong_token:
      'Los datos de este token no coinciden entre su billetera y la tienda. No se envió nada. Elija otra moneda o comuníquese con la tienda.',
    no_answer: 'Su billetera no respondió. No se envió nada. Ábrala e intente de nuevo.',
    failed:
      'Su billetera informó un error. No se envió nada. Intente de nuevo o pague con el código.',
    uncertain:
      'Su billetera informó un error, pero es posible que el pago se haya enviado. Revise su billetera antes de volver a pagar.',
  },
  walletWrongNetwork: (network) =>
    `Su billetera está en otra red. Cambie ahí a la red ${network} e intente de nuevo.`,
  walletNotEnough: (code) =>
    `No hay suficiente ${code} en esta cuenta. Elija otra cuenta en su billetera e intente de nuevo.`,
  walletNoFee: (code) =>
    `Esta cuenta no tiene ${code} para la comisión de red. Agregue un poco e intente de nuevo.`,

  walletQuestion: 'Es posible que ya haya pagado',
  walletAsked:
    'Ya se le pidió a una billetera que pagara este pedido. Revísela antes de volver a pagar, o podría pagar dos veces.',
  walletWasSent:
    'Ya se envió desde una billetera un pago de este pedido. Si vuelve a pagar, podría pagar dos veces.',
  walletPayAgain: 'Pagar de nuevo',
  walletBack: 'Volver',

  walletFates: {
    pending: 'Enviado. Esperando a la red blockchain.',
    included: 'Enviado y ya en la blockchain. Esperando a que la tienda lo detecte.',
    failed: 'Este pago falló en la red blockchain. El monto no se envió. Puede pagar de nuevo.',
    replaced:
      'Este pago se aceleró o se canceló en su billetera. Revísela antes de volver a pagar.',
    dropped:
      'Es posible que la red blockchain haya descartado este pago. Revise su billetera antes de volver a pagar.',
  },
  walletCopyHash: 'Copiar ID de transacción',
};
