/** Spanish of the back office. Formal ("usted"); "servidor" is the store's software, "tienda" the business. */
import { plural, type PluralForms } from '../../../../ui/messages/messageFormat.js';
import type { TreasuryMessages } from '../en.js';

type Rights = Parameters<TreasuryMessages['rightsOf']>[0];

const count = (n: number, forms: PluralForms<'es'>) => plural('es', n, forms);

const all = (names: readonly string[]) =>
  new Intl.ListFormat('es', { type: 'conjunction' }).format(names);

const days = (n: number) => count(n, { one: '# día', many: '# de días', other: '# días' });

const orders = (n: number) =>
  count(n, { one: '# pedido', many: '# de pedidos', other: '# pedidos' });

/** A sentence of its own for one; the number before the words for more. */
const many = (n: number, one: string, more: string): string =>
  n === 1 ? one : `${String(n)} ${more}`;

const namesOf = ({ withdraw, approve }: Rights): string =>
  [...(withdraw ? ['Retirar'] : []), ...(approve ? ['Aprobar'] : [])].join(', ') || 'Leer';

/** Every sentence of the back office. */
export const messages: TreasuryMessages = {
  problems: {
    offline:
      'No tiene conexión. Esta página continuará automáticamente cuando se restablezca la conexión.',
    unreachable: 'El servidor no responde. Revise su conexión e inténtelo de nuevo.',
    timeout: 'El servidor tarda demasiado en responder. Inténtelo de nuevo en un momento.',
    unreadable:
      'Lo recibido no es una respuesta del servidor. Vuelva a iniciar sesión; si no se resuelve, compruebe dónde está montado el handler treasury.',
    bad_request:
      'El servidor no ha entendido esta solicitud. Vuelva a cargar la página; es posible que el back office y el servidor tengan versiones distintas.',
    unauthorized: 'Nadie ha iniciado sesión o su sesión ha expirado. Vuelva a iniciar sesión.',
    forbidden:
      'No tiene permiso para hacer esto. Hable con quien gestiona los accesos a este back office.',
    forbidden_origin:
      'El servidor no acepta solicitudes desde esta página. Abra el back office en su propia dirección o añada la de esta página a los orígenes del handler treasury.',
    not_found: 'El servidor no lo ha encontrado. Vuelva a cargar la página y mire otra vez.',
    method_not_allowed:
      'El servidor no ha entendido esta solicitud. Vuelva a cargar la página; es posible que el back office y el servidor tengan versiones distintas.',
    unsupported_media_type:
      'El servidor no ha entendido esta solicitud. Vuelva a cargar la página; es posible que el back office y el servidor tengan versiones distintas.',
    payload_too_large:
      'Es más de lo que el servidor acepta de una vez. Acórtelo e inténtelo de nuevo.',
    amount_invalid: 'Este importe no se puede enviar. Introduzca uno mayor que cero.',
    amount_precision: 'Este importe tiene más decimales que la moneda. Introduzca menos decimales.',
    address_invalid:
      'Esta no es una dirección de esa red, así que no se ha guardado nada. Compárela con su origen.',
    currency_unavailable:
      'Esta moneda no está disponible en este momento. Elija otra o actívela en el servicio de pago.',
    withdrawal_differs:
      'Ya existe otro retiro con este número, así que este no se ha guardado. Vuelva a cargar la página y empiece de nuevo.',
    withdrawal_state:
      'Este retiro ya ha superado ese paso; es posible que otra persona se haya adelantado. Abajo puede ver cómo está ahora.',
    approval_missing: 'Otra persona tiene que aprobar primero este retiro.',
    approval_own:
      'Usted creó el borrador de este retiro, así que otra persona tiene que aprobarlo.',
    warnings_new:
      'Es posible que el mismo dinero haya salido desde que se cargó esta página, así que no se ha enviado nada. Lea las advertencias.',
    settle_too_early:
      'El retiro se envió hace menos de un minuto; es posible que el servicio de pago aún lo esté creando.',
    cancel_at_service:
      'Solo conocemos su ID de solicitud, así que no se puede cancelar desde aquí. Cancélelo en el panel del servicio de pago.',
    delete_too_late: 'La transacción ya ha comenzado, así que el retiro ya no se puede cancelar.',
    refund_changed:
      'Lo que se puede reembolsar de este pedido ha cambiado desde que abrió esta página, así que no se ha hecho nada. Revise de nuevo los pagos, los reembolsos y los enlaces del pedido.',
    refund_link_state:
      'El cliente ya confirmó una dirección con este enlace. Cancele en su lugar el retiro que se creó a partir de él.',
    callback_outdated:
      'El pedido ha cambiado desde entonces, así que no se ha vuelto a notificar a la tienda: recibiría algo que ya no es cierto.',
    processing_not_ready:
      'El servicio de pago aún no tiene billeteras de procesamiento para su tienda. Termine la configuración en el panel del servicio de pago.',
    rate_limited: 'Demasiados intentos. Espere un momento e inténtelo de nuevo.',
    service_unavailable:
      'El servicio de pago no responde en este momento. Inténtelo de nuevo en un momento.',
    service_invalid:
      'La respuesta del servicio de pago no se puede usar. Inténtelo de nuevo en un momento; si sigue igual, avise al servicio de pago.',
    service_rejected:
      'El servicio de pago ha rechazado esta solicitud. Busque la referencia de abajo en el log del servidor.',
    key_refused:
      'El servicio de pago responde 401. O bien su propia base de datos está caída, lo que se resuelve solo, o bien no acepta la clave API del servidor. Si su panel funciona, compruebe en él que la clave está activa y que el servidor usa esa clave.',
    exchange_unavailable:
      'El servicio de pago no ha podido leer la cuenta del exchange. Inténtelo de nuevo en un momento; si sigue igual, compruebe en el panel del servicio de pago que las claves del exchange siguen siendo válidas.',
    store_unavailable:
      'El servidor tiene un problema con su almacenamiento. Inténtelo de nuevo en un momento.',
    internal:
      'El servidor tiene un problema inesperado. Inténtelo de nuevo; si sigue igual, busque la referencia de abajo en su log.',
  },

  sandbox: 'Modo de prueba: no se mueve dinero real.',
  tryAgain: 'Reintentar',
  copied: 'Copiado',
  copyRefused: 'No se permite copiar aquí. El texto está seleccionado; cópielo manualmente.',
  actionsNotLoaded: 'El menú no se ha cargado.',
  requestReference: (id) => `Referencia: ${id}`,

  refresh: 'Actualizar',
  refreshing: 'Actualizando…',
  asOf: (ago) => `Actualizado ${ago}`,
  staleTitle: 'Estas cifras no están al día',
  unknownWorth: 'Valor desconocido',
  addressNotSure: 'Sin comprobar: aquí no se conoce esta red.',
  addressUnsound:
    'No se muestra: lo recibido no es una dirección válida de esta red. Consúltela en el panel del servicio de pago.',

  processingTitle: 'Saldos',
  processingLoading: 'Leyendo los saldos…',
  processingFailed: 'No se pudieron leer los saldos',
  processingNone:
    'El servicio de pago no ha indicado ninguna billetera. Hace lo mismo cuando no puede acceder a ellas, así que puede haber fondos en ellas de todos modos.',
  exchangeTitle: 'Cuenta del exchange',
  exchangeLoading: 'Leyendo la cuenta del exchange…',
  exchangeFailed: 'No se pudo leer la cuenta del exchange',
  exchangeApart: 'No está incluida en el total de las billeteras.',
  exchangeNone: 'No hay ningún exchange conectado.',
  exchangeNoneLead:
    'No es un error: conecte uno en el panel del servicio de pago si quiere ver aquí sus fondos.',
  exchangeEmpty: 'La cuenta del exchange está vacía.',
  exchangeNotListed: 'El servicio de pago no ha indicado nada de esta cuenta, tampoco un total.',
  exchangeUnlisted:
    'El servicio de pago indica este total, pero no de qué se compone. Consulte directamente el exchange.',

  walletsTitle: 'Billeteras y gas',
  columnAddress: 'Dirección de la billetera',
  columnAvailable: 'Disponible',
  columnValue: 'Valor',
  columnGas: 'Gas restante',
  gasForTokens: (n) => `Aprox. ${n} ${n === '1' ? 'transacción' : 'transacciones'} de tokens`,
  gasForNative: (n, code) =>
    `Aprox. ${n} ${n === '1' ? 'transacción' : 'transacciones'} de ${code}`,
  notEnoughGas: (code) => `No hay suficiente ${code}`,
  feesPaidIn: (code) => `Las comisiones se pagan en ${code}`,

  total: 'Total',
  knownTotal: 'Total conocido',
  incomplete: 'Esto no es todo.',
  someWorthUnknown: 'No se conoce el valor de algunos fondos, así que no se han contado.',
  perhapsMore: 'El servidor no ha podido comprobar si falta algo aquí.',
  partlyUnknown: 'y más de valor desconocido',

  asTable: 'Tabla',
  columnCurrency: 'Moneda',
  columnBalance: 'Saldo',
  columnShare: 'Parte',

  emptyWallet: 'Aquí no hay nada.',
  onlyEmpty: (n) =>
    count(n, {
      one: '# moneda sin fondos',
      many: '# de monedas sin fondos',
      other: '# monedas sin fondos',
    }),
  fundingAddress: (network) => `Dirección de la billetera en ${network}`,
  copyAddress: 'Copiar dirección',
  fundingCode: (network) => `Código QR de la dirección de la billetera en ${network}`,
  fundingLead: (code, network) =>
    `Envíe aquí ${code} por ${network} para pagar las comisiones de las transacciones.`,
  addressUnchecked:
    'No conocemos esta red y no se ha podido comprobar la dirección. Compárela con el panel del servicio de pago antes de enviar nada.',
  addressRefused:
    'La dirección que ha dado el servicio de pago no supera la comprobación de su red, así que no se muestra. Consúltela en el panel del servicio de pago.',

  nativeCost: (code) => `Una transacción de ${code}`,
  tokenCost: 'Una transacción de un token',
  energy: 'Energía disponible',
  bandwidth: 'Ancho de banda disponible',
  availableOf: (available, total) => `${available} de ${total}`,

  unconfirmedTitle: 'Transacciones sin confirmar',
  unconfirmedLoading: 'Cargando transacciones sin confirmar…',
  unconfirmedFailed: 'No se pudieron leer las transacciones',
  unconfirmedNone: 'No hay transacciones sin confirmar.',
  unconfirmedCount: (n) =>
    count(n, {
      one: '# transacción sin confirmar',
      many: '# de transacciones sin confirmar',
      other: '# transacciones sin confirmar',
    }),
  unconfirmedUnreadable: (n) =>
    count(n, {
      one: '# transacción no se pudo leer y no se muestra',
      many: '# de transacciones no se pudieron leer y no se muestran',
      other: '# transacciones no se pudieron leer y no se muestran',
    }),
  unconfirmedLead:
    'Cada una de ellas se ha detectado, nada más: aún puede fallar, y una que desaparece de la lista puede haberse confirmado o descartado.',
  directions: {
    in: 'Entrante',
    out: 'Saliente',
    unknown: 'Aquí no se conoce ni el remitente ni el destinatario',
  },
  unknownDirection: 'Dirección desconocida',
  from: 'De',
  to: 'A',
  hash: 'Transacción',
  unknownSender: 'No indicado',
  copySender: 'Copiar remitente',
  copyReceiver: 'Copiar destinatario',
  copyHash: 'Copiar hash',
  senderLabel: 'Dirección del remitente',
  receiverLabel: 'Dirección del destinatario',
  viewTransfer: 'Ver transacción',
  seenAgo: (ago) => `Detectada ${ago}`,
  seenUnknown: 'Hora desconocida',
  forOrder: (reference) => `Pedido ${reference}`,
  forCustomer: (reference) => `Cuenta ${reference}`,

  figuresTitle: 'Cifras',
  figuresLoading: 'Calculando…',
  figuresFailed: 'No se pudieron leer las cifras',
  figuresNoIndex:
    'El servidor aún está indexando los pedidos. Las cifras aparecerán automáticamente.',
  figuresUnreadable: (n) =>
    count(n, {
      one: 'Esta versión no puede leer # pedido, que no está incluido en estas cifras.',
      many: 'Esta versión no puede leer # de pedidos, que no están incluidos en estas cifras.',
      other: 'Esta versión no puede leer # pedidos, que no están incluidos en estas cifras.',
    }),

  paidTodayTile: 'Pagado hoy',
  unpaidTile: 'Sin pagar',
  pendingTile: 'Sin confirmar',
  availableTile: 'Disponible',
  ordersCounted: orders,
  ordersWithLivePrice: (n, live) =>
    `${orders(n)} · ${live === 0 ? 'ninguno con precio vigente' : `${String(live)} con precio vigente`}`,
  transfersPending: (n) =>
    count(n, {
      one: '# transacción detectada, sin confirmar',
      many: '# de transacciones detectadas, sin confirmar',
      other: '# transacciones detectadas, sin confirmar',
    }),
  ofUnknownValue: (n) => `${String(n)} de valor desconocido`,
  everyNetworkAnswered: 'Todas las redes',
  withoutNetworks: (names) => `Sin ${all(names)}: no hay respuesta`,

  incomeTitle: 'Ingresos por día',
  incomeLead: 'valor al confirmarse',
  rangeOfDays: days,
  incomeSummary: (range, total, highest) =>
    highest === null
      ? `Ingresos por día, ${range}: ${total}.`
      : `Ingresos por día, ${range}: ${total} en total. Máximo: ${highest}.`,
  amountOnDay: (amount, day) => `${amount} (${day})`,
  incomeNone: 'En estos días no se ha confirmado ningún pago.',
  todaySoFar: (day) => `${day}, hasta ahora`,
  todayMark: 'Hoy',
  nowMark: 'Ahora',
  dayUnknown: 'Sin datos',
  daysUnknown: (n) =>
    count(n, {
      one: '# día sin datos: anterior al primer pedido de la tienda o borrado después.',
      many: '# de días sin datos: anteriores al primer pedido de la tienda o borrados después.',
      other: '# días sin datos: anteriores al primer pedido de la tienda o borrados después.',
    }),
  incomeZone: (zone) => `Días en la zona horaria ${zone}. No se descuentan los reembolsos.`,
  columnDay: 'Día',
  columnIncome: 'Ingresos',
  columnPayments: 'Pagos',
  columnPaidIn: 'Pagado en',
  plusUnvalued: (n) =>
    count(n, {
      one: 'y # de valor desconocido',
      many: 'y # de valor desconocido',
      other: 'y # de valor desconocido',
    }),
  downloadCsv: 'Exportar CSV',

  balanceTitle: 'Evolución de los saldos',
  balanceSummary: (range, from, to) => `Evolución de los saldos, ${range}: de ${from} a ${to}.`,
  balanceNone: 'Aún no hay saldos anteriores. El servidor los lee cada media hora.',
  balanceTotal: 'Total',
  balanceTotalWithout: (names) => `Total conocido, sin ${all(names)}`,
  balanceKnownTotal: 'Total conocido',
  noReading: 'Sin leer',
  networkSilent: 'Sin respuesta',
  columnReadAt: 'Leído',
  columnTotal: 'Total',

  silentTitle: (names) => `Sin respuesta de ${all(names)}.`,
  silentLead: (n) =>
    count(n, {
      one: 'Los fondos de esa red no están en estas cifras.',
      many: 'Los fondos de esas redes no están en estas cifras.',
      other: 'Los fondos de esas redes no están en estas cifras.',
    }),
  lastKnown: (network, amount, time) =>
    network === null
      ? `Último dato: ${amount} (${time}).`
      : `${network}, último dato: ${amount} (${time}).`,
  retryReading: 'Reintentar',
  noAnswerSince: (time) => `Sin respuesta desde: ${time}. No está en el total.`,
  noAnswer: 'Sin respuesta. No está en el total.',

  byNetworkTitle: 'Saldos por red',
  byCurrencyTitle: 'Saldos por moneda',

  columnNetwork: 'Red',

  withdrawalProblems: {
    offline: 'No tiene conexión. Inténtelo de nuevo cuando se restablezca.',
    unauthorized:
      'Su sesión está cerrada. Inicie sesión en otra pestaña y vuelva a intentarlo aquí.',
    forbidden:
      'No tiene permiso para hacer esto. Pida el permiso «Retirar» a quien gestiona los accesos.',
    not_found:
      'El servidor no conoce este retiro. Consulte la lista de retiros antes de crear otro borrador.',
    payload_too_large: 'La nota es demasiado larga. Acórtela e inténtelo de nuevo.',
    amount_precision:
      'El importe tiene más decimales que la moneda. Introduzca menos decimales e inténtelo de nuevo.',
    address_invalid:
      'Esta no es una dirección de la red elegida, así que no se ha creado ningún borrador. Revise la moneda y vuelva a copiar la dirección.',
    currency_unavailable:
      'Esta moneda no se puede retirar en este momento. Elija otra o actívela en el servicio de pago.',
    withdrawal_differs:
      'Este formulario ya ha creado otro retiro, quizá en otra pestaña. Mire primero ese y después empiece uno nuevo.',
    withdrawal_state:
      'El retiro ya ha superado ese paso. Es posible que otra persona se haya adelantado.',
    warnings_new:
      'Ha aparecido otro retiro que puede ser el mismo dinero. No se ha enviado nada. Lea las advertencias y vuelva a marcar la casilla si aun así quiere enviarlo.',
    settle_too_early:
      'Se envió hace menos de un minuto, y un servicio de pago lento aún puede crearlo. Vuelva a mirar en un minuto.',
    delete_too_late: 'La transacción ya ha comenzado y no se puede cancelar. No ha cambiado nada.',
  },

  withdraw: 'Nuevo retiro',
  editTitle: 'Editar retiro',
  editLead: '«Continuar» cancela el borrador anterior y crea uno nuevo.',
  refund: 'Reembolso',
  refundOf: (reference) => `Reembolso del pedido ${reference}`,
  topUpRefundOf: (reference) => `Reembolso al cliente ${reference}`,
  mayNot: 'Puede ver los retiros, pero no crearlos.',
  sessionFailed: 'No se pudieron leer sus permisos',
  formLoading: 'Abriendo el formulario…',
  approvalNeeded:
    'Otra persona tiene que aprobar el borrador que usted cree antes de que se pueda enviar.',

  currency: 'Moneda',
  currencyHint: 'Escriba un nombre, símbolo o red',
  currencyNone: 'Elija una moneda.',
  currencyNoMatch: (text) => `Sin resultados para «${text}».`,
  currencyFound: (n) => (n === 1 ? '1 moneda encontrada' : `${String(n)} monedas encontradas`),
  currencyChosen: (code, network) => `${code} en ${network}`,
  currencyGone: 'Esta moneda ya no está disponible. Elija otra.',
  currenciesFailed: 'No se pudieron cargar las monedas',
  currenciesEmpty: 'El servicio de pago no ofrece ninguna moneda. Active primero una allí.',
  openCurrencies: 'Mostrar todas las monedas',
  closeCurrencies: 'Ocultar las monedas',
  balanceName: 'Saldo',
  balanceNotKnown: 'Saldo desconocido',
  balanceAt: (amount, ago) => `Disponible: ${amount}, ${ago}`,
  balancesOld: 'Los saldos no están al día: no se pudieron volver a leer',
  balancesFailed: 'No se pudieron leer los saldos',
  balancesLead: 'Puede continuar, pero no podemos decirle si el saldo es suficiente.',

  amount: 'Importe',
  amountAll: 'Máx.',
  amountAllLabel: (amount) => `Máx.: ${amount}`,
  amountAllNote: 'Es todo el saldo.',
  amountAllNative:
    'Es todo el saldo. La comisión de red se paga con la misma moneda, así que la transacción puede quedarse en cola. Deje un poco.',
  amountAllToken: (native) => `Es todo el saldo. La comisión de red se paga en ${native}.`,
  amountAbove: 'Es más de lo disponible.',
  amountAmbiguous: '¿A qué importe se refiere?',
  amountAsDecimal: (whole, plain) =>
    whole === plain ? `Exactamente ${plain}` : `${whole} con decimales: ${plain}`,
  amountAsGrouped: (plain) => `Un número entero: ${plain}`,
  amountFaults: {
    not_a_number: 'Introduzca un número, como 12,5.',
    separators: 'Revise las comas y los puntos. Escríbalo de forma simple, como 1234,5.',
    too_long: 'Demasiadas cifras para un importe.',
    not_positive: 'Introduzca un importe mayor que cero.',
    precision: 'Demasiados decimales.',
  },
  amountPrecision: (code, decimals) =>
    decimals === 0
      ? `${code} no tiene decimales. Introduzca un número entero.`
      : `${code} tiene un máximo de ${String(decimals)} decimales.`,
  amountEmpty: 'Introduzca un importe.',

  address: 'Dirección',
  addressRefund: 'Dirección de reembolso del cliente',
  addressHint: (network) => `Una dirección de ${network}. Péguela, no la escriba a mano.`,
  addressHintNoCurrency: 'Elija primero la moneda: cada red tiene sus propias direcciones.',
  addressRefundHint:
    'Pida al cliente una dirección propia. No use nunca la dirección desde la que llegó el pago: puede ser de un exchange, y el dinero se perdería.',
  addressValid: (network) => `Dirección válida de ${network}`,
  addressNotChecked: (network) =>
    `No podemos comprobar las direcciones de ${network}. Compare cada carácter.`,
  addressRespelled: 'La misma dirección, en su forma estándar.',
  addressSpaces: 'Se han quitado los espacios.',
  addressBitcoinForm: (network) =>
    `Las direcciones de Bitcoin se ven iguales. Asegúrese de que esta es de ${network}.`,
  addressLabel: (code, network) => `Dirección para ${code} en ${network}`,
  addressElsewhere: (network) => `Es una dirección de ${network}.`,
  addressElsewhereEvm: 'Es una dirección de Ethereum o de una red similar.',
  addressFaults: {
    empty: () => 'Introduzca la dirección de destino.',
    charset: (network) =>
      `Las direcciones de ${network} no tienen estos caracteres. Vuelva a copiarla.`,
    length: (network) =>
      `Demasiado corta o larga para una dirección de ${network}. Vuelva a copiarla completa.`,
    checksum: () =>
      'Hay un carácter incorrecto: la suma de comprobación no coincide. Vuelva a copiarla, no la escriba a mano.',
    wrong_network: (network) =>
      `No es una dirección de la red principal de ${network}. El dinero enviado allí se perdería.`,
    encoding: (network) => `No está escrita como una dirección de ${network}. Vuelva a copiarla.`,
  },

  note: 'Nota interna (opcional)',
  noteTooLong: 'La nota tiene más de 500 caracteres. Acórtela.',

  review: 'Continuar',
  reviewing: 'Creando el borrador…',
  fieldsWrong: (n) => (n === 1 ? 'Revise 1 campo.' : `Revise ${String(n)} campos.`),
  draftFailed: 'No se ha creado el borrador del retiro',
  draftAgain: 'Sus datos se conservan. Si lo intenta de nuevo, no se creará un segundo borrador.',
  draftMovedOn:
    'El borrador anterior de este formulario se ha enviado entretanto, quizá desde otra pestaña. Sus cambios posteriores no están en ningún borrador.',
  draftDiffers:
    'El borrador del servidor no es lo que usted introdujo. No lo envíe. Cancélelo y avise a quien administra el servidor.',
  startOver: 'Empezar un nuevo retiro',
  showOther: 'Mostrar ese retiro',
  back: 'Editar',
  anotherOne: 'Nuevo retiro',

  withdrawal: 'Retiro',
  withdrawalLoading: 'Cargando el retiro…',
  withdrawalFailed: 'No se pudo cargar el retiro',
  withdrawalStatuses: {
    needs_approval: 'Por aprobar',
    ready: 'Listo para enviar',
    sending: 'Enviando',
    queued: 'En cola',
    stuck: 'Atascado en cola',
    confirming: 'Confirmando',
    completed: 'Completado',
    unknown: 'Resultado desconocido',
    rejected: 'Rechazado',
    failed: 'Fallido',
    cancelled: 'Cancelado',
  },
  withdrawalLeads: {
    awaiting_approval: 'No se ha enviado nada. Otra persona tiene que aprobarlo primero.',
    draft: 'No se ha enviado nada. Compare el importe, la red y la dirección con su origen.',
    sending:
      'Lo estamos solicitando al servicio de pago. Tarda unos segundos. No cree otro borrador.',
    unknown: 'El retiro puede existir o no.',
    refused: 'El servicio de pago lo ha rechazado. No se mueve dinero.',
    queued: 'El servicio de pago lo tiene y aún no ha creado ninguna transacción.',
    in_progress: 'El servicio de pago ha iniciado la transacción. Ya no se puede cancelar.',
    completed: 'La transacción está confirmada.',
    failed:
      'El servicio de pago ha abandonado esta transacción y no volverá a intentarlo por sí solo.',
    deleted:
      'Cancelado en el servicio de pago antes de crear una transacción. No se ha movido dinero.',
    discarded: 'Cancelado antes de enviarlo. No se ha movido dinero.',
  },
  withdrawalOther: (state) => `Estado: ${state}`,
  withdrawalOtherLead: 'Esta página es más antigua que el servidor y no conoce este estado.',
  sendTitle: (amount) => `Enviar ${amount}`,
  withdrawalTitle: (amount, start) => `${amount} a ${start}…`,

  factAmount: 'Importe',
  factNetwork: 'Red',
  factAddress: 'A',
  factFrom: 'De',
  walletLabel: (network) => `Dirección en ${network} que lo paga`,
  walletAvailable: (network, amount) => `Billetera en ${network} · ${amount} disponibles`,
  factLeft: 'Saldo restante',
  factFee: 'Comisión de red',
  feeSame: 'Se paga desde la misma billetera',
  feeIn: (native) => `Se paga en ${native} desde la misma billetera`,
  valueWhenSent: (value) => `${value} al enviarlo`,
  factNote: 'Nota interna',
  factRefund: 'Concepto',
  factHash: 'Transacción',
  factRequest: 'ID de solicitud',
  factProof: 'Prueba',
  completedAt: (when) => `La transacción se confirmó: ${when}.`,
  signedWebhook: (delivery) =>
    delivery === null ? 'Webhook firmado' : `Webhook firmado ${delivery}`,
  serviceLookup: 'Consulta al servicio de pago',
  proofLine: (proof, when) => `${proof}, ${when}`,
  warningTitles: {
    balance_low: 'Saldo insuficiente.',
    balance_unknown: 'Saldo desconocido.',
    fees_low: 'Queda poco gas.',
    address_unchecked: 'Dirección sin comprobar.',
    address_bitcoin_form: 'Podría ser una dirección de Bitcoin.',
    address_new: 'Primer pago a esta dirección.',
    looks_repeated: 'Parece una repetición.',
    refund_repeated: 'Otro reembolso de este pedido.',
  },
  warnings: {
    balance_low:
      'La billetera tiene menos que este importe. El servicio de pago lo dejaría en su cola.',
    balance_unknown: 'No se pudo leer el saldo, así que no podemos decirle si es suficiente.',
    fees_low:
      'Es posible que la billetera no pueda pagar la comisión de red. La transacción puede quedarse en cola.',
    address_unchecked: 'No conocemos esta red. Compare cada carácter.',
    address_bitcoin_form:
      'Las direcciones de Bitcoin se ven iguales. Asegúrese de que esta es de esta red.',
    address_new: 'Desde aquí nunca se ha enviado nada a esta dirección.',
    looks_repeated:
      'El mismo importe se envió a la misma dirección en menos de un día, puede haberse enviado o está por enviarse. Asegúrese de que no se pague dos veces.',
    refund_repeated:
      'Se envió, puede haberse enviado o aún puede enviarse. Mírelo primero: el dinero podría reembolsarse dos veces.',
  },
  otherWarning: (code) => `Advertencia del servidor: ${code}`,
  copyRequest: 'Copiar ID de solicitud',
  copyTransaction: 'Copiar hash',
  viewTransaction: 'Ver transacción',

  confirmFacts: 'He comparado el importe, la red y la dirección con su origen.',
  confirmFirst: 'Marque primero la casilla de arriba.',
  send: (amount) => `Enviar ${amount}`,
  sendPending: 'Enviando…',
  sendOnce: 'El envío no se puede deshacer.',
  editNote: 'Si lo edita, necesitará una nueva aprobación.',
  sendFailed: 'No se ha enviado',
  pressLost: 'No pudimos confirmar que se recibiera su clic',
  outcomeLost: 'No sabemos si se hizo',
  sendLostLead:
    'Nada se envía dos veces. Si sigue apareciendo «Listo para enviar», puede pulsar de nuevo.',
  refusalTitles: {
    unauthorized: 'Su sesión está cerrada, así que no se ha hecho nada',
    forbidden: 'No tiene permiso para hacer esto, así que no se ha hecho nada',
    not_found: 'El servidor no conoce este retiro',
    withdrawal_state: 'Ya ha superado ese paso',
    approval_missing: 'Otra persona tiene que aprobarlo primero',
    approval_own: 'Otra persona tiene que aprobarlo',
    settle_too_early: 'Es demasiado pronto para decirlo',
    rate_limited: 'Demasiadas solicitudes a la vez, así que no se ha hecho nada',
  },
  approve: 'Aprobar',
  approving: 'Aprobando…',
  approveFailed: 'No se ha aprobado',
  approveOwn: 'Tiene que hacerlo otra persona con el permiso «Aprobar».',
  edit: 'Editar',
  discard: 'Cancelar retiro',
  discardQuestion: '¿Cancelar este retiro? No se ha enviado.',
  discarding: 'Cancelando…',
  cancelFailed: 'No se ha cancelado',
  keepIt: 'Conservar',
  removeQuestion:
    '¿Cancelar este retiro? No se ha enviado. El servicio de pago lo quitará de su cola.',

  unknownWhy:
    'Nunca se vuelve a enviar, porque se podría pagar dos veces. No cree otro borrador antes de saberlo.',
  unknownLookTitle: 'Cómo averiguarlo',
  unknownLook:
    'Busque este ID de solicitud entre los retiros en el panel del servicio de pago. Si no está allí, no se creó nada.',
  checkAgain: 'Comprobar de nuevo',
  checking: 'Comprobando…',
  checkedNothing: 'Comprobado ahora. El servicio de pago sigue sin decir nada al respecto.',
  checkedSame: 'Comprobado ahora, sin novedades.',
  checkFailed: 'La comprobación ha fallado. Esto es lo último que se supo.',
  settleTitle: 'Registrar el resultado',
  settleLead: 'Solo después de haberlo consultado usted en el servicio de pago.',
  settleWhich: '¿Qué ha encontrado?',
  settleCreated: 'El retiro está allí',
  settleNotCreated: 'No existe ese retiro',
  settleReason: '¿Cómo lo sabe? (se guarda en el registro de auditoría)',
  settleReasonHint: 'Dónde lo miró y cuándo.',
  settleMissing: 'Elija qué ha encontrado e indique cómo lo sabe.',
  settle: 'Registrar resultado',
  settling: 'Registrando…',
  settleFailed: 'El resultado no se ha registrado',

  refusals: {
    address_invalid:
      'El servicio de pago no acepta esta dirección para esta red. Compárela con su origen.',
    address_is_own:
      'Es una dirección de depósito del propio servicio de pago, a la que no paga. Use otra dirección.',
    amount_not_positive:
      'El servicio de pago ha leído el importe como cero. Cree un borrador con un importe mayor.',
    currency_unknown:
      'El servicio de pago no conoce esta moneda. Vuelva a cargar la página y elija otra.',
    currency_disabled:
      'Esta moneda está desactivada en el servicio de pago. Actívela allí o elija otra.',
    withdrawals_disabled:
      'Los retiros están desactivados en el servicio de pago. Actívelos en su configuración.',
    processing_not_ready:
      'El servicio de pago aún no está configurado para retiros. Termine la configuración allí.',
    processing_unreachable:
      'El servicio de pago no pudo acceder a sus billeteras de procesamiento y no ha creado nada. Cree otro borrador más tarde.',
    processing_wallet_missing:
      'El servicio de pago no tiene ninguna billetera de procesamiento en esta red. Cree una allí.',
    store_not_owned:
      'En el servicio de pago, la clave API pertenece a otro propietario. Quien administra el servidor tiene que configurar la clave correcta.',
    key_refused:
      'El servicio de pago respondió 401, así que no se creó nada: su base de datos está caída o no acepta la clave API. Si su panel funciona, quien administra el servidor tiene que configurar una clave válida.',
    other: 'El servicio de pago no ha dado ningún motivo que conozcamos. Consulte su panel.',
  },
  otherRefusal: (code) => `Motivo que indica el servidor: ${code}`,
  draftAnother: 'Crear otro borrador',
  failedLead: 'Revise el saldo antes de crear otro borrador.',

  queuedWhy:
    'El servicio de pago lo reintenta cada pocos segundos y no dice por qué espera: poco saldo, poco gas o la red está caída.',
  queuedDeletable: 'Puede cancelarlo hasta que se cree una transacción.',
  transferTitle: 'Lo que dice el servicio de pago',
  transferRead: (when) => `Leído: ${when}.`,
  transferBehind: (read, signed) =>
    `${read === null ? 'Leído' : `Leído: ${read},`} antes del webhook (${signed}). Cuenta el dato más reciente, que está firmado, así que el estado es «Completado».`,
  transferKind: 'Tipo',
  transferStage: 'Etapa',
  transferState: 'Estado',
  transferMessage: 'Mensaje',
  transferNothing: 'no indicado',
  transferStatus: {
    new: 'recién iniciada',
    pending: 'en espera de procesarse',
    processing: 'en preparación',
    in_mempool: 'entregada a la red',
    unconfirmed: 'detectada por la red, aún sin confirmar',
    completed: 'confirmada por la red',
    failed: 'abandonada por el servicio de pago',
    frozen: 'detenida por el servicio de pago',
  },
  frozen:
    'El servicio de pago ha detenido esta transacción, normalmente para revisarla, y no dice nada más. Pregunte a quien administra el servicio de pago. No cree otro borrador: aún puede seguir adelante.',
  discardedSettled:
    'Alguien miró en el servicio de pago y no encontró ese retiro. No se ha movido dinero.',
  stale:
    'El servicio de pago no ha podido decir ahora cómo está, así que estos datos pueden no estar al día.',
  neverChecked: 'El servicio de pago aún no ha respondido sobre él.',
  checkedAt: (when) => `Última respuesta del servicio de pago: ${when}`,
  history: 'Actividad',
  historyKinds: {
    drafted: 'Borrador creado',
    approved: 'Aprobado',
    sent: 'Enviado',
    refused: 'Rechazado',
    lost: 'Respuesta perdida',
    read_back: 'Encontrado en el servicio de pago',
    settled: 'Resultado registrado',
    deleted: 'Cancelado',
    discarded: 'Cancelado',
    started: 'Confirmando',
    completed: 'Completado',
    failed: 'Fallido',
    confirmed: 'Confirmado en la red',
  },
  needsSecondPerson: 'requiere una segunda persona',
  fromRefundLink: (when) => `Dirección del enlace de reembolso, ${when}`,
  callReasons: {
    timeout: 'El servicio de pago tardó demasiado en responder.',
    network: 'Se cortó la conexión con el servicio de pago.',
    aborted: 'La llamada se canceló.',
    failure: 'El servicio de pago respondió con un error propio.',
    redirect: 'El servicio de pago redirigió la llamada y el servidor no siguió la redirección.',
    unreadable: 'No se puede leer la respuesta del servicio de pago.',
    duplicate: 'El servicio de pago dice que ya tiene esta solicitud.',
    not_understood:
      'El servicio de pago dice que no pudo leer la solicitud. Es posible que el servidor y el servicio de pago tengan versiones distintas.',
    processing_unreachable:
      'El servicio de pago dice que no pudo acceder a sus billeteras de procesamiento.',
    not_written: 'El servicio de pago dice que no pudo guardar el retiro.',
    unclear_refusal: 'El servicio de pago lo rechazó sin decir si se creó algo.',
    answer_differs:
      'El servicio de pago respondió con una moneda, un importe o una dirección distintos de lo solicitado. Consulte su panel de inmediato.',
    crash: 'El servidor se detuvo mientras hacía la solicitud.',
    unforeseen: 'Se produjo un error inesperado.',
    delete_unanswered:
      'Se iba a cancelar, no llegó respuesta y ahora el servicio de pago no lo conoce. Puede que esté cancelado o que aún se envíe.',
    sent_beside:
      'En el mismo momento se envió otro retiro que puede ser el mismo dinero, así que este no se ha enviado.',
    not_sent:
      'El servidor no llegó a hacer la solicitud al servicio de pago. No se ha enviado nada.',
  },
  staleReasons: {
    not_found:
      'El servicio de pago dice que no conoce este retiro. Eso por sí solo no demuestra nada: no todos los servicios permiten consultar un ID de solicitud. Consulte su panel.',
    answer_differs:
      'Con este ID, el servicio de pago tiene una moneda, un importe o una dirección distintos. Consulte su panel de inmediato.',
    service_rejected:
      'El servicio de pago no dice cómo está, así que estos datos pueden no estar al día. Consulte su panel.',
    service_invalid:
      'La respuesta del servicio de pago no se puede usar, así que estos datos pueden no estar al día. Si sigue igual, consulte su panel.',
    key_refused:
      'El servicio de pago responde 401, así que estos datos pueden no estar al día: su base de datos está caída o no acepta la clave API. Si su panel funciona, quien administra el servidor tiene que configurar una clave válida.',
  },
  otherStep: 'Actualización',

  withdrawals: 'Retiros',
  withdrawalsLoading: 'Cargando los retiros…',
  withdrawalsFailed: 'No se pudieron cargar los retiros',
  withdrawalsEmpty: 'Aún no hay retiros.',
  withdrawalsNone: (view) => `No hay retiros en «${view}».`,
  withdrawalFilter: 'Filtrar por estado',
  withdrawalViews: {
    all: 'Todos',
    needs_approval: 'Por aprobar',
    ready: 'Listos para enviar',
    in_progress: 'En curso',
    completed: 'Completados',
    failed: 'Fallidos',
    cancelled: 'Cancelados',
  },
  toColumn: 'A',
  forColumn: 'Concepto',
  draftedByColumn: 'Creado por',
  refundShort: (reference) => `Reembolso pedido ${reference}`,
  refundToShort: (reference) => `Reembolso a ${reference}`,
  reviewRow: 'Revisar',
  openRow: 'Abrir',
  withdrawalsShown: (shown, total) =>
    total === null || total === shown
      ? count(shown, { one: '# retiro', many: '# de retiros', other: '# retiros' })
      : `${String(shown)} de ${String(total)}`,
  exportWithdrawals: 'Exportar CSV',
  exportWithdrawalsNote: 'Exporta todos los retiros de este filtro. Queda registrado.',
  waitedTitle: (amount, age) => `En espera desde hace ${age}: ${amount}.`,
  waitedBalance: (network, holds, code) =>
    `La billetera en ${network} tiene ${holds}, así que el servicio de pago no puede enviarlo. Añada ${code} a la billetera o cancele el retiro; no se ha enviado nada.`,
  waitedFees: (network) =>
    `La billetera en ${network} no puede pagar la comisión de red, así que el servicio de pago no puede enviarlo. Añada gas a la billetera o cancele el retiro; no se ha enviado nada.`,
  waitedUnknown: 'El servicio de pago aún no ha creado ninguna transacción y no dice por qué.',
  stateOld: 'quizá no al día',
  withdrawalsUnreadable: (n) =>
    count(n, {
      one: 'No se pudo leer # retiro',
      many: 'No se pudieron leer # de retiros',
      other: 'No se pudieron leer # retiros',
    }),
  withdrawalsUnreadableWhat:
    'Puede haberse enviado o no, así que no cree otro borrador antes de saberlo. Es posible que lo haya escrito una versión más reciente: actualice el servidor.',

  orderStates: { open: 'Abierto', held: 'Retenido', paid: 'Pagado', closed: 'Cerrado' },
  otherState: (word) => `Estado: ${word}`,
  deposits: 'Depósitos',
  olderOnes: 'Mostrar anteriores',
  olderOnesLoading: 'Cargando anteriores…',
  olderOnesFailed: 'No se pudieron leer los anteriores',
  moreShown: (n) =>
    count(n, { one: '# más en la lista', many: '# más en la lista', other: '# más en la lista' }),

  orderLoading: 'Cargando el pedido…',
  orderFailed: 'No se pudo cargar el pedido',
  orderOlderStore:
    'Su servidor usa una versión anterior que no da más información sobre un pedido. Actualícelo para ver las cifras y el historial.',
  orderTrail: 'Ruta de navegación',
  orderPaidAt: (when) => `Pagado: ${when}`,
  orderOpenedAt: (when) => `Abierto: ${when}`,

  figurePrice: 'Precio',
  figureReceived: 'Recibido',
  figureSentBack: 'Reembolsado',
  balanceKinds: {
    owed: 'Usted debe',
    undecided: 'Por decidir',
    due: 'El cliente debe',
    pending: 'Sin confirmar',
    held: 'Retenido',
    kept: 'Sin reembolsar',
    settled: 'Usted debe',
    unknown: 'Usted debe',
  },
  otherBalance: (word) => `Saldo: ${word}`,
  orderValueUnknown: 'Valor desconocido',
  coinsAsked: (coins) => `Solicitado: ${coins}`,
  coinsNotAsked: 'Moneda sin elegir',
  nothingCame: 'Sin pagos',
  noRefunds: 'Sin reembolsos',
  nothingOwed: 'Nada',
  plusPending: (coins) => `${coins} sin confirmar`,
  plusHeld: (coins) => `${coins} en retención`,
  plusOnTheWay: (coins) => `${coins} en camino`,
  refundUnreadable: 'No se puede leer un reembolso',

  moneyTitle: 'Entradas y salidas',
  moneyNone: 'Sin transacciones.',
  moneyWhat: 'Concepto',
  moneyTransaction: 'Transacción',
  moneyCoin: 'Moneda',
  moneyValue: 'Valor',
  moneyStatus: 'Estado',
  movementPayment: 'Pago',
  movementRefund: 'Reembolso',
  otherMovement: (word) => `Movimiento: ${word}`,
  paymentStatuses: { seen: 'Sin confirmar', confirmed: 'Confirmado', held: 'Retenido' },
  linkStatuses: { made: 'Enlace creado', opened: 'Enlace abierto' },
  paymentCounts: { late: 'Pago tardío', wrong_currency: 'Moneda incorrecta' },
  waitsForAddress: 'Esperando la dirección',
  notSentYet: 'Aún sin enviar',
  noTransactionYet: 'Aún sin transacción',
  openRefund: (what) => `Abrir: ${what}`,
  openTransaction: (hash) => `Transacción ${hash}, en un explorador de bloques`,
  heldNow: 'Recibido menos reembolsos',
  heldNowUnknown: 'Desconocido',

  timelineTitle: 'Historial',
  timelineZone: (zone) => `Zona horaria: ${zone}`,
  timelineTitles: {
    opened: () => 'Página de pago abierta',
    amended: (amount) => `Precio cambiado a ${amount}`,
    quoted: (amount) => `Precio fijado: ${amount}`,
    seen: (amount) => `Detectado: ${amount}`,
    confirmed: (amount, network) => `Confirmado en ${network}: ${amount}`,
    held: (amount) => `Retenido: ${amount}`,
    released: () => 'Retención liberada',
    paid: () => 'Pagado',
    marked_paid: () => 'Marcado como pagado',
    closed: () => 'Pedido cerrado',
    link_made: (amount) => `Enlace de reembolso creado: ${amount}`,
    link_opened: () => 'Enlace de reembolso abierto',
    link_claimed: () => 'El cliente ha confirmado una dirección',
    link_revoked: () => 'Enlace de reembolso cancelado',
    link_ended: () => 'Enlace de reembolso expirado',
    refund_drafted: (amount) => `Borrador de reembolso creado: ${amount}`,
    refund_approved: () => 'Reembolso aprobado',
    refund_sent: (amount) => `Reembolso de ${amount} enviado`,
    refund_refused: () => 'El servicio de pago ha rechazado el reembolso',
    refund_lost: () => 'Reembolso: se perdió la respuesta del servicio de pago',
    refund_read_back: () => 'Reembolso encontrado en el servicio de pago',
    refund_completed: (amount) => `Reembolso de ${amount} completado`,
    refund_confirmed: (amount) => `Reembolso de ${amount} confirmado en la red`,
    refund_failed: () => 'Reembolso fallido',
    refund_deleted: () => 'Reembolso cancelado',
    refund_discarded: () => 'Reembolso cancelado',
    refund_settled: () => 'Resultado del reembolso registrado',
  },
  otherTimeline: (word) => `Actualización: ${word}`,
  timelineSources: {
    service_event: 'Webhook firmado',
    service_list: 'Lista de transacciones sin confirmar',
    service_lookup: 'Página de pago del servicio de pago',
    service: 'Servicio de pago',
    store: 'Su tienda',
    customer: 'Por el enlace de reembolso',
  },
  otherTimelineSource: (word) => `Fuente: ${word}`,
  timelineWebhook: (number) => `Webhook firmado ${number}`,
  timelineRate: (code, rate) => `1 ${code} = ${rate}`,
  timelineUntil: (when) => `hasta ${when}`,
  timelineQuote: (words) => `«${words}»`,
  timelinePaidTold: 'Pagado. Callback ejecutado',
  timelineTold: (when) => `Callback terminado sin errores: ${when}`,
  timelineUntold: 'No consta ningún callback terminado sin errores',
  timelineBecause: (causes) => `Por: ${causes}`,

  detailsTitle: 'Detalles',
  detailCustomer: 'Cliente',
  detailCustomerKept: 'Su tienda guarda las direcciones de correo',
  detailPaysWith: 'Paga con',
  detailRate: 'Cambio',
  detailRateFrom: (source, when) => `${source}, ${when}`,
  detailAddress: 'Dirección',
  detailAddressCopy: 'Copiar dirección',

  whyTitle: 'Por qué este estado',
  whyNoCurrency: 'El cliente no ha elegido una moneda, así que aún no se le pide nada.',
  whyUnpaid: 'No ha llegado nada.',
  whyLocked: (when) => `El precio es válido hasta: ${when}.`,
  whyExpired: (when) => `El precio expiró: ${when}.`,
  whyPending: (coins) => `Detectado, aún sin confirmar: ${coins}.`,
  whyStuck: 'Está tardando más de lo habitual.',
  whyPartial: (coins, price, missing) =>
    `Ha llegado: ${coins}, para un precio de ${price}. Faltan ${missing}.`,
  whyPartialPlain: 'Ha llegado menos que el precio.',
  whyPaid: (coins, price) =>
    `Confirmado: ${coins}, para un precio de ${price}. Por eso el pedido está pagado.`,
  whyPaidPlain: 'Los pagos confirmados cubren el precio, así que el pedido está pagado.',
  whyMarked: (who) => `Marcado como pagado por ${who}.`,
  whyMarkedByStore: 'Su tienda lo ha marcado como pagado.',
  whyOver: (coins) => `Ha llegado de más: ${coins}.`,
  whyOverPlain: 'Ha llegado más que el precio.',
  whyLate: (coins) => `Ha llegado con el precio ya expirado: ${coins}. Por eso no cuenta.`,
  whyWrongCurrency: (coins) =>
    `Ha llegado en una moneda que no se pidió: ${coins}. Por eso no cuenta.`,
  whyUnconfirmed: 'Aún no está confirmado.',
  whyDecide: 'Marque el pedido como pagado para aceptar el pago, o reembólselo.',
  whyPaidAlready: 'El pedido se pagó sin necesidad de este pago.',
  whyHeld: (coins) =>
    `Retenido: ${coins}. El servicio de pago lo ha detenido para revisarlo o se contradice al respecto.`,
  whyHeldPlain:
    'El servicio de pago ha detenido un pago para revisarlo o se contradice sobre alguno.',
  whyHeldUntil: 'El pedido no está pagado mientras siga retenido.',
  whyHeldMarked: 'Se marcó como pagado y lo estará cuando se libere la retención.',
  whyClosed: 'Su tienda lo ha cerrado y ya no acepta pagos por él.',
  whyRefunded: 'Se ha completado un reembolso y no hay otro en curso.',
  whyAccount: 'La cuenta de un cliente: cuenta cualquier importe, en cualquier momento.',
  whyOther:
    'Este estado lo indica el servidor. Esta página es más antigua que el servidor y no lo conoce.',

  rawTitle: 'Lo que dice el servicio de pago',
  rawNone: 'El servicio de pago aún no ha dicho nada.',
  rawChecked: (when) => `Leído: ${when}`,
  rawPayment: (amount) => `Pago de ${amount}`,
  rawRefund: (amount) => `Reembolso de ${amount}`,
  rawEmpty: 'sin estado',

  orderActionsMenu: 'Acciones',
  actionRefundLink: 'Reembolsar con enlace…',
  actionRefundLinkNote: 'El cliente introduce la dirección.',
  actionRefundAddress: 'Reembolsar a una dirección conocida…',
  actionRefundAddressNote: 'Crea un borrador de retiro.',
  actionMark: 'Marcar como pagado…',
  actionMarkNote: 'No se mueve dinero. Se notifica a su tienda.',
  actionMarkLateNote: 'Acepta lo que ha llegado. No se mueve dinero.',
  actionMarkUnconfirmedNote: 'Lo que ha llegado aún no está confirmado.',
  actionRelease: 'Liberar retención…',
  actionReleaseNote: 'Lo que ha llegado puede volver a contar.',
  actionCopyLink: 'Copiar enlace al pedido',
  linkToOrderCopied: 'Se ha copiado el enlace.',
  linkToOrderRefused: 'No se permite copiar aquí.',
  primaryRefund: (amount) => `Reembolsar ${amount}`,
  cannotRefundNothing: 'No se ha recibido nada.',
  cannotRefundUnconfirmed: 'Aún sin confirmar.',
  cannotLinkOff: 'La página de reembolsos no está configurada.',
  cannotLinkNothing: 'No queda nada que se pueda reembolsar con un enlace.',
  cannotLinkAccount: 'Una cuenta no tiene precio, así que no hay pagos en exceso.',
  cannotMarkPaid: 'Ya está pagado.',
  cannotMarkTwice: 'Ya está marcado. Libere también la retención.',
  cannotMarkAccount: 'Una cuenta no tiene precio.',
  cannotRelease: 'No hay nada retenido.',

  refundHeld:
    'El servicio de pago lo tiene retenido, así que puede no estar disponible. Un reembolso se paga desde la billetera de procesamiento.',
  refundPaid:
    'El pedido cuenta como pagado. Si es gracias a este pago, con un reembolso estaría regalando la mercancía.',
  refundAlready:
    'Ya se ha reembolsado dinero de este pedido, puede haberse reembolsado o está a punto de reembolsarse. Este importe no lo descuenta: mire primero los reembolsos del pedido.',
  refundLead:
    'Con esto se crea un borrador de retiro. No se envía nada antes de que usted lo revise, y el borrador no cambia el pedido.',
  backToOrder: 'Volver al pedido',

  release: 'Liberar retención',
  releaseLead: 'Consulte en el servicio de pago por qué está retenido el pago.',
  releaseConsequences: [
    'Se libera todo lo que retiene este pedido ahora. Una retención posterior habrá que liberarla de nuevo.',
    'Si lo que ha llegado cubre el precio, el pedido queda pagado de inmediato y se notifica a su tienda. Cuente con que entregue la mercancía.',
    'Esto no libera el dinero en el servicio de pago.',
  ],
  releasing: 'Liberando…',
  releaseFailed: 'No se ha liberado la retención',
  released: 'Se ha liberado la retención.',
  heldAnew:
    'La retención que usted vio se ha liberado, pero el pedido ha vuelto a quedar retenido. Mire primero la nueva retención.',
  mark: 'Marcar como pagado',
  markLead: 'El pedido contará como pagado, sea lo que sea lo que haya llegado.',
  markConsequences: [
    'Se notifica a su tienda de inmediato, como si el dinero hubiera llegado. Cuente con que entregue la mercancía.',
    'No se mueve dinero. Esto no se puede deshacer aquí.',
  ],
  markWhileHeld:
    'Esto no libera la retención: el pedido quedará pagado cuando se libere también la retención.',
  marking: 'Marcando…',
  markFailed: 'El pedido no se ha marcado como pagado',
  marked: 'El pedido se ha marcado como pagado.',
  wordLost:
    'Es posible que se haya perdido la respuesta. Mire el pedido antes de intentarlo de nuevo. Hacerlo dos veces no cambia nada más.',
  wordOvertaken: 'El pedido ha cambiado desde que abrió esto. Mírelo antes de confirmar.',
  wordContinue: 'Continuar',

  formReason: 'Motivo',
  formReasonSaved: '(se guarda en el registro de auditoría)',
  formReasonMissing: 'Indique un motivo. Se guarda con su nombre.',
  formCancel: 'Cancelar',
  formClose: 'Cerrar',
  dialogNotLoaded: 'El formulario no se ha cargado.',

  logPeriod: 'Período',
  logPeriods: {
    all: 'Todo',
    today: 'Hoy',
    week: 'Últimos 7 días',
    month: 'Últimos 30 días',
    dates: 'Fechas…',
  },
  logFrom: 'Desde',
  logTo: 'Hasta',
  logToday: (time) => `Hoy, ${time}`,
  logYesterday: (time) => `Ayer, ${time}`,
  logSearchClear: 'Borrar búsqueda',
  logClear: 'Borrar filtros',
  logSearchedTo: (moment) =>
    `Se ha buscado hasta: ${moment}. Puede haber coincidencias anteriores.`,
  logSearchFurther: 'Seguir buscando',
  logClose: 'Cerrar',

  repeatOpen: 'Volver a notificar a la tienda…',
  repeatNote: 'Repite el callback. Queda registrado. Su tienda tiene que admitir repeticiones.',
  repeatTitle: '¿Volver a notificar a la tienda?',
  repeatConsequences: [
    'Ejecuta una vez más el mismo callback, con el mismo ID.',
    'Su tienda no debe hacer nada más con un ID que ya haya procesado.',
    'No se mueve dinero, y aquí no cambia nada del pedido.',
  ],
  repeatReason: 'Motivo (se guarda en el registro de auditoría)',
  repeatReasonMissing: 'Indique un motivo.',
  repeatYes: 'Volver a notificar',
  repeating: 'Notificando a la tienda…',
  repeatCancel: 'Cancelar',
  repeatFailed: 'No se ha vuelto a notificar a la tienda',
  settlePayment: 'Resolver este pago',
  settlePaymentLead: 'Solo después de haberlo devuelto o abonado usted mismo. No se mueve dinero.',
  settlePaymentFailed: 'No se resolvió el pago',
  paymentSettled: (who, reason) => `Resuelto por ${who}: ${reason}`,
  repeatOutcomes: {
    delivered: 'Se ha vuelto a notificar a su tienda.',
    failed: 'El código de su tienda ha fallado otra vez. Consulte el log del servidor.',
    running: 'El código de su tienda sigue ejecutándose. Consulte el log del servidor.',
    queued: 'Se enviará de nuevo en menos de diez segundos.',
  },

  webhooks: 'Webhooks',
  webhooksLoading: 'Cargando webhooks…',
  webhooksFailed: 'No se pudieron cargar los webhooks',
  webhooksNone: 'Aún no hay webhooks. Aparecerán aquí cuando el servicio de pago los envíe.',
  webhooksNoMatch: 'Ningún webhook coincide.',
  webhooksDirection: 'Sentido',
  fromService: 'Del servicio de pago',
  toShop: 'A su tienda',
  webhooksSearch: 'Buscar webhooks',
  webhooksSearchHint: 'Pedido, hash, retiro o dirección',
  webhooksResult: 'Resultado',
  webhooksAll: 'Todos',
  webhooksShown: (n) => count(n, { one: '# webhook', many: '# de webhooks', other: '# webhooks' }),
  webhookEvents: {
    PaymentNotConfirmed: 'Pago detectado',
    PaymentReceived: 'Pago recibido',
    PaymentAMLBlocked: 'Pago retenido',
    WithdrawalFromProcessingReceived: 'Retiro',
  },
  webhookTest: 'Prueba',
  webhookTestWhat: 'Enviado a mano desde el panel del servicio de pago. No tiene ningún efecto.',
  webhookResults: {
    accepted: 'Aceptado',
    unmatched: 'Sin asociar',
    conflict: 'Conflicto',
  },
  otherResult: (word) => `Resultado: ${word}`,
  webhookUnmatchedWhat:
    'No nombra ningún pedido de su tienda: puede que otra tienda comparta la cuenta o que la página de pago se abriera con otro ledger. No ha cambiado nada. Si se trata de dinero, busque el pago en el servicio de pago.',
  webhookConflictWhat:
    'Contradice un webhook anterior sobre la misma transacción. Si los importes son distintos, cuenta el menor y el pedido queda retenido hasta que alguien lo libere. Compare ambos en el servicio de pago.',
  webhookTime: 'Hora',
  webhookEvent: 'Evento',
  webhookAbout: 'Referencia',
  webhookAmount: 'Importe',
  webhookTitle: (id, event) => `${id} · ${event}`,
  webhookLoading: 'Cargando el webhook…',
  webhookFailed: 'No se pudo cargar el webhook',
  webhookOrder: 'Pedido',
  webhookWithdrawal: 'Retiro',
  webhookWallet: 'Billetera',
  webhookHash: 'Transacción',
  webhookSignature: 'Firma',
  webhookSignatureValid: 'Válida',
  webhookEffect: 'Efecto',
  webhookEffects: {
    seen: (amount) => (amount === null ? 'Pago detectado' : `Detectado: ${amount}`),
    confirmed: (amount) => (amount === null ? 'Pago confirmado' : `Confirmado: ${amount}`),
    held: (amount) => (amount === null ? 'Pago retenido' : `Retenido: ${amount}`),
    contradicts: () => 'Contradice un webhook anterior sobre esta transacción',
    counted: () => 'Contado para el pago',
    paid: () => 'Pedido pagado',
    released: () => 'Retención liberada después',
    noted: () => 'Registrado. No cambia ningún pedido.',
    nothing: () => 'Ninguno',
  },
  webhookEffectUnknown: 'Este pedido lo escribió una versión más reciente. No se puede leer aquí.',
  webhookPayload: 'Contenido',
  webhookPayloadNote: '(solo los campos guardados)',
  webhookPayloadWhat: 'No se guarda nada más de la solicitud.',
  webhookTold: 'Lo que notificamos a su tienda',
  webhookToldNothing: 'No consta nada.',
  callbackNames: {
    onPaid: 'Pedido pagado',
    onDeposit: 'Depósito confirmado',
    onStatusChange: 'Cambio de estado',
    'order.detected': 'Pago detectado',
    'order.partially_paid': 'Pagado en parte',
    'order.paid': 'Pedido pagado',
    'order.overpaid': 'Pagado de más',
    'order.review': 'Requiere revisión',
    'order.held': 'Retenido',
    'order.released': 'Retención liberada',
    'order.closed': 'Pedido cerrado',
    'deposit.confirmed': 'Depósito confirmado',
  },
  callbackStates: {
    delivered: 'Entregado',
    kept: 'Listo para leer',
    retrying: 'Reintentando',
    waiting: 'En espera',
    outdated: 'Omitido',
  },
  otherCallbackState: (word) => `Estado: ${word}`,
  callbacksLoading: 'Cargando callbacks…',
  callbacksFailed: 'No se pudieron cargar los callbacks',
  callbacksNone: 'Aún no se ha notificado nada a su tienda.',
  callbacksNoMatch: 'Ningún callback coincide.',
  callbacksSearch: 'Buscar callbacks',
  callbacksSearchHint: 'Pedido o ID',
  callbacksView: 'Entregados o no',
  callbackViews: { all: 'Todos', delivered: 'Entregados', undelivered: 'Sin entregar' },
  callbacksShown: (n) =>
    count(n, { one: '# callback', many: '# de callbacks', other: '# callbacks' }),
  callbackTold: 'Evento',
  callbackState: 'Estado',
  callbackFailures: (n) =>
    n >= 7
      ? count(n, {
          one: '# intento fallido o más',
          many: '# de intentos fallidos o más',
          other: '# intentos fallidos o más',
        })
      : count(n, {
          one: '# intento fallido',
          many: '# de intentos fallidos',
          other: '# intentos fallidos',
        }),
  callbackFailuresNone: 'Ninguno fallido',
  callbackAttempts: 'Intentos',
  callbackNext: 'Próximo intento',
  callbackNextDue: 'Ahora',
  callbackFailure: 'Último fallo',
  callbackFailureWords: {
    failed: 'Su código produjo un error',
    timed_out: 'Su código tardó más de un minuto',
  },
  callbackId: 'ID que ve su tienda',
  callbackChannel: 'Notificado por',
  callbackChannels: {
    callback: 'Callback en su código',
    notification: 'Notificación de tillkit serve',
  },
  callbackStatus: 'Estado',
  callbackKeptWhat: 'Su tienda lee por sí misma sus notificaciones, así que no se envía nada.',
  callbackOutdatedWhat:
    'Falló, y desde entonces se notificó un estado posterior. No se volverá a intentar.',

  audit: 'Auditoría',
  auditLead:
    'Todos los cambios y todos los rechazos. Las consultas no se registran; las exportaciones, sí.',
  auditLoading: 'Cargando la auditoría…',
  auditFailed: 'No se pudo cargar la auditoría',
  auditNone: 'Aún no se ha registrado nada.',
  auditNoMatch: 'Ninguna entrada coincide.',
  auditSearch: 'Buscar en la auditoría',
  auditSearchHint: 'Persona, pedido, retiro o motivo',
  auditPerson: 'Persona',
  auditEveryone: 'Todas',
  auditAction: 'Acción',
  auditAllActions: 'Todas las acciones',
  auditOutcome: 'Resultado',
  auditAllOutcomes: 'Todos los resultados',
  auditActions: {
    session: 'Abrió el back office',
    tasks: 'Consultó lo que requiere atención',
    live: 'Siguió los cambios',
    currencies: 'Consultó las monedas',
    balanceHistory: 'Consultó los saldos',
    figures: 'Consultó las cifras',
    processingBalances: 'Consultó los saldos',
    exchangeBalances: 'Consultó la cuenta del exchange',
    unconfirmedTransfers: 'Consultó las transacciones sin confirmar',
    listWithdrawals: 'Consultó los retiros',
    draftWithdrawal: 'Creó un borrador de retiro',
    getWithdrawal: 'Consultó un retiro',
    approveWithdrawal: 'Aprobó un retiro',
    sendWithdrawal: 'Envió un retiro',
    settleWithdrawal: 'Registró el resultado de un retiro',
    deleteWithdrawal: 'Canceló un retiro',
    searchOrders: 'Consultó los pedidos',
    countOrders: 'Consultó los pedidos',
    exportOrders: 'Exportó pedidos',
    exportWithdrawals: 'Exportó retiros',
    getOrder: 'Consultó un pedido',
    releaseHold: 'Liberó una retención',
    markPaid: 'Marcó como pagado',
    makeRefundLink: 'Creó un enlace de reembolso',
    revokeRefundLink: 'Canceló un enlace de reembolso',
    openRefundLink: 'Abrió un enlace de reembolso',
    claimRefund: 'Confirmó una dirección de reembolso',
    deliveries: 'Consultó los webhooks',
    listWebhooks: 'Consultó los webhooks',
    getWebhook: 'Consultó un webhook',
    listCallbacks: 'Consultó los callbacks',
    repeatCallback: 'Volvió a notificar a la tienda',
    settlePayment: 'Pago resuelto',
    audit: 'Consultó la auditoría',
    exportAudit: 'Exportó la auditoría',
  },
  auditTries: {
    session: 'Intentó abrir el back office',
    tasks: 'Intentó consultar lo que requiere atención',
    live: 'Intentó seguir los cambios',
    currencies: 'Intentó consultar las monedas',
    processingBalances: 'Intentó consultar los saldos',
    balanceHistory: 'Intentó consultar los saldos',
    figures: 'Intentó consultar las cifras',
    exchangeBalances: 'Intentó consultar la cuenta del exchange',
    unconfirmedTransfers: 'Intentó consultar las transacciones sin confirmar',
    listWithdrawals: 'Intentó consultar los retiros',
    getWithdrawal: 'Intentó consultar un retiro',
    searchOrders: 'Intentó consultar los pedidos',
    countOrders: 'Intentó consultar los pedidos',
    getOrder: 'Intentó consultar un pedido',
    deliveries: 'Intentó consultar los webhooks',
    listWebhooks: 'Intentó consultar los webhooks',
    getWebhook: 'Intentó consultar un webhook',
    listCallbacks: 'Intentó consultar los callbacks',
    audit: 'Intentó consultar la auditoría',
    draftWithdrawal: 'Intentó crear un borrador de retiro',
    approveWithdrawal: 'Intentó aprobar un retiro',
    sendWithdrawal: 'Intentó enviar un retiro',
    settleWithdrawal: 'Intentó registrar el resultado de un retiro',
    deleteWithdrawal: 'Intentó cancelar un retiro',
    exportOrders: 'Intentó exportar pedidos',
    exportWithdrawals: 'Intentó exportar retiros',
    releaseHold: 'Intentó liberar una retención',
    markPaid: 'Intentó marcar como pagado',
    makeRefundLink: 'Intentó crear un enlace de reembolso',
    revokeRefundLink: 'Intentó cancelar un enlace de reembolso',
    openRefundLink: 'Intentó abrir un enlace de reembolso',
    claimRefund: 'Intentó confirmar una dirección de reembolso',
    repeatCallback: 'Intentó volver a notificar a la tienda',
    settlePayment: 'Intento de resolver un pago',
    exportAudit: 'Intentó exportar la auditoría',
  },
  auditOutcomes: {
    done: 'Hecho',
    refused: 'Rechazado',
    unfinished: 'Sin terminar',
    unknown: 'Desconocido',
    cancelled: 'Cancelado',
  },
  otherOutcome: (word) => `Rechazado: ${word}`,
  auditRefusals: {
    unauthorized: 'Nadie había iniciado sesión',
    forbidden: 'Sin permiso',
    forbidden_origin: 'Venía de otro sitio',
    not_found: 'No existe',
    bad_request: 'Solicitud mal formada',
    unsupported_media_type: 'Solicitud mal formada',
    payload_too_large: 'Demasiado grande',
    amount_invalid: 'El importe no se puede enviar',
    amount_precision: 'Demasiados decimales',
    address_invalid: 'La dirección no es válida',
    currency_unavailable: 'La moneda no está disponible',
    withdrawal_differs: 'Otro retiro tiene este ID',
    withdrawal_state: 'Ya había superado ese paso',
    approval_missing: 'Aún sin aprobar',
    approval_own: 'Borrador propio: tiene que aprobarlo otra persona',
    cancel_at_service: 'Solo se conocía su ID de solicitud',
    delete_too_late: 'La transacción ya había comenzado',
    warnings_new: 'Entretanto podía haber salido el mismo dinero',
    refund_changed: 'Lo que se podía reembolsar había cambiado',
    refund_link_state: 'El enlace ya había superado ese paso',
    link_unknown: 'No existe ese enlace',
    link_ended: 'El enlace había expirado',
    link_revoked: 'El enlace estaba cancelado',
    link_used: 'El enlace ya se había usado',
    settle_too_early: 'El servicio de pago podía estar creándolo aún',
    callback_outdated: 'El pedido había cambiado desde entonces',
    rate_limited: 'Demasiadas solicitudes',
    service_unavailable: 'El servicio de pago no respondió',
    service_invalid: 'La respuesta del servicio de pago no se podía usar',
    service_rejected: 'El servicio de pago lo rechazó',
    key_refused: 'No se aceptó la clave API',
    exchange_unavailable: 'No se pudo leer el exchange',
    processing_not_ready: 'El servicio de pago no está configurado',
    store_unavailable: 'El servidor no pudo guardarlo',
    internal: 'Error inesperado',
    failed: 'Falló',
    refused: 'El servicio de pago lo rechazó',
    discarded: 'Cancelado',
  },
  auditUnfinished: 'Sin terminar: no se registró ningún resultado. Compruébelo antes de repetirlo.',
  auditUnknown: 'Desconocido: es posible que se haya hecho. Compruébelo antes de repetirlo.',
  auditNobody: 'Sin sesión',
  auditReason: (words) => `«${words}»`,
  auditWithdrawal: (id) => `Retiro ${id}`,
  auditTime: 'Hora',
  auditWho: 'Quién',
  auditAbout: 'Referencia',
  auditWhy: 'Motivo',
  auditShown: (shown, total) =>
    total === null
      ? count(shown, { one: '# entrada', many: '# de entradas', other: '# entradas' })
      : `${String(shown)} de ${total}`,
  auditExport: 'Exportar CSV',
  auditExporting: 'Exportando…',
  auditExported: 'Se ha exportado la auditoría.',
  auditExportNote: 'Exporta todas las entradas que coinciden. Queda registrado.',
  auditExportFailed: 'No se ha exportado la auditoría',

  refundKinds: {
    excess: 'Pago en exceso',
    late: 'Pago tardío',
    wrong_currency: 'Moneda incorrecta',
    all: 'Todo lo recibido',
  },
  otherRefundKind: (word) => `Reembolso: ${word}`,
  refundKindNotes: {
    excess: 'El pedido sigue pagado.',
    late: 'Llegó con el precio ya expirado.',
    wrong_currency: 'Llegó en una moneda que no se pidió.',
    all: 'Para un pedido cancelado. Cancélelo también en su tienda.',
  },
  refundChoice: 'Qué se reembolsa',
  refundDays: 'Validez del enlace',
  refundDaysOf: (n) => (n === 1 ? '1 día' : `${String(n)} días`),
  refundNote:
    'El cliente introduce una dirección una sola vez. Usted recibe un borrador de retiro.',
  refundNoteApproval: 'Una segunda persona lo aprueba.',
  refundNoteNothingSent: 'El enlace por sí solo no envía nada.',
  refundSentAs: (code, network) =>
    `Se envía como ${code} por ${network}. Usted paga la comisión de red desde la billetera en ${network}.`,
  refundNone: 'Nada',
  refundByLinkTitle: (order) => `Reembolsar ${order} con enlace`,
  refundMake: 'Crear enlace',
  refundMaking: 'Creando el enlace…',
  refundMakeFailed: 'No se ha creado ningún enlace',
  refundMakeLost:
    'Es posible que se haya perdido la respuesta. Si el pedido muestra un enlace nuevo, reemplácelo: su dirección solo estaba en esa respuesta.',

  refundLinkReady: 'El enlace para el cliente',
  refundLinkOnce:
    'Se muestra una sola vez y no se guarda. Envíelo únicamente al cliente: quien lo tenga puede introducir una dirección.',
  refundLinkCopy: 'Copiar enlace',
  refundLinkCopied: 'Enlace copiado',
  refundLinkDone: 'Listo',

  refundCard: 'Reembolso con enlace',
  refundLinkGives: 'Reembolsa',
  refundLinkWorks: 'Validez',
  refundLinkOnceUntil: (when) => `Un solo uso, hasta: ${when}`,
  refundLinkOpened: 'Abierto',
  refundLinkUnopened: 'Aún no',
  refundLinkOpenedNote: 'Los programas de correo también abren los enlaces, para la vista previa.',
  refundLinkBy: 'Creado por',
  refundLinkReason: 'Motivo',
  refundLinkLost:
    'El enlace se mostró una sola vez y no se guarda. ¿Se ha perdido? Reemplácelo: el anterior dejará de funcionar.',
  refundReplace: 'Reemplazar enlace',
  refundRevoke: 'Cancelar enlace',
  refundRevoking: 'Cancelando…',
  refundRevokeSure: 'El enlace del cliente dejará de funcionar de inmediato.',
  refundReplaceYes: 'Cancelarlo y crear otro',
  refundRevokeYes: 'Sí, cancelarlo',
  refundRevokeNo: 'Conservar',
  refundRevokeFailed: 'No se ha cancelado el enlace',
  refundRevoked: 'Se ha cancelado el enlace.',

  orders: 'Pedidos',
  ordersLoading: 'Cargando pedidos…',
  ordersFailed: 'No se pudieron cargar los pedidos',
  ordersAll: 'Todos',
  ordersAttention: 'Requieren atención',
  ordersNewest: 'Más recientes',
  ordersViews: 'Estado',
  orderStatuses: {
    held: 'Retenido',
    late: 'Pago tardío',
    wrong_currency: 'Moneda incorrecta',
    over: 'Pagado de más',
    partial: 'Pagado en parte',
    pending: 'Sin confirmar',
    unpaid: 'Sin pagar',
    paid: 'Pagado',
    closed: 'Cerrado',
    refunded: 'Reembolsado',
    account: 'Cuenta',
    unreadable: 'Ilegible',
  },
  ordersSearch: 'Buscar pedidos',
  ordersSearchHint: 'Pedido, hash o dirección',
  ordersSearchHintEmail: 'Pedido, hash, dirección o correo',
  ordersSearchClear: 'Borrar búsqueda',
  ordersFilters: 'Filtros',
  ordersFrom: 'Desde',
  ordersTo: 'Hasta',
  ordersCurrency: 'Moneda',
  ordersEveryCurrency: 'Todas las monedas',
  ordersClear: 'Borrar filtros',

  orderColumn: 'Pedido',
  customerColumn: 'Cliente',
  amountColumn: 'Importe',
  paidWithColumn: 'Pagado con',
  receivedColumn: 'Recibido',
  statusColumn: 'Estado',
  ageColumn: 'Antigüedad',
  emailNotKept: 'No se guarda',
  nothingReceived: 'Nada recibido',
  receivedOf: (amount, payable) => `${amount} de ${payable}`,

  reasonHeld: 'Detenido para revisión. Decide una persona.',
  reasonLate: 'Pagado con el precio ya expirado.',
  reasonWrongCurrency: (paid, chosen) => `Pagado en ${paid}, no en ${chosen}.`,
  reasonOver: (amount) => `${amount} de más.`,
  reasonPartial: (amount) => `Faltan ${amount}.`,
  reasonPartialExpired: (amount) => `Faltan ${amount}, precio expirado.`,
  reasonStuck: 'Detectado, pero aún sin confirmar.',
  reasonUnreadable: 'Lo escribió una versión más reciente. Actualice el servidor.',
  reasonOther: 'Requiere una decisión.',

  ordersCaughtUp: 'Todo al día',
  ordersCaughtUpWhat: 'Nada requiere su atención. Los pagos nuevos aparecen aquí automáticamente.',
  ordersNone: 'Aún no hay pedidos',
  ordersNoneWhat: 'Aparecen cuando un cliente abre la página de pago.',
  ordersNotFound: (text) => `Ningún pedido para «${text}»`,
  ordersNotFoundWhat: 'Se buscaron números de pedido, hashes y direcciones por su comienzo.',
  ordersNoMatch: 'Ningún pedido coincide con estos filtros',
  ordersUnindexed: 'Los más recientes primero. Los anteriores se buscan a medida que carga más.',
  ordersShown: (n, total) =>
    total === null
      ? count(n, {
          one: '# pedido en la lista',
          many: '# de pedidos en la lista',
          other: '# pedidos en la lista',
        })
      : `${String(n)} de ${total}`,

  exportOrders: 'Exportar CSV',
  savingOrders: 'Preparando el archivo…',
  savedOrders: 'Exportado.',
  saveFailed: 'No se ha guardado el archivo',
  saveNote: 'Exporta todos los pedidos de esta vista. Queda registrado.',

  allOrders: 'Todos los pedidos',
  allBalances: 'Todos los saldos',

  needsYou: 'Requiere su atención',
  tasksLoading: 'Cargando lo que requiere su atención…',
  tasksFailed: 'No pudimos cargar lo que requiere su atención',
  allCaughtUp: 'Todo al día',
  allCaughtUpLead: 'Nada requiere su atención. Los pagos nuevos aparecen aquí automáticamente.',
  nothingElse: 'Nada más requiere su atención, por lo que pudimos leer.',
  moreTasks: (n) => `${String(n)} más`,
  showAllTasks: 'Mostrar todo',
  showFewerTasks: 'Mostrar menos',
  tasksBeyond: (n) => `Y ${String(n)} pedidos más.`,
  newTasks: (n) => many(n, 'Algo nuevo requiere su atención', 'novedades requieren su atención'),
  taskVerbs: {
    review: 'Revisar',
    open: 'Abrir',
    topUp: 'Recargar',
    refund: 'Reembolsar',
    decide: 'Decidir',
  },
  taskButton: (verb, title) => `${verb}: ${title}`,

  taskApprove: (amount) => `Aprobar un retiro de ${amount}`,
  taskApproveLead: (who) => `Borrador creado por ${who}. Requiere una segunda persona.`,
  taskReady: (amount) => `Un retiro de ${amount} está listo para enviar`,
  taskReadyLead: (who) => `Borrador creado por ${who}.`,
  taskUnknown: (amount) => `Resultado desconocido: retiro de ${amount}`,
  taskUnknownLead: 'Puede haberse enviado. No vuelva a crear el borrador; compruebe su estado.',
  taskUnreadableWithdrawal: 'No se puede leer un retiro',
  taskUnreadableWithdrawalLead: 'Lo escribió una versión más reciente. Actualice el servidor.',
  taskStuckQueued: (amount) => `Un retiro de ${amount} está atascado en la cola`,
  taskStuckMoving: (amount) => `Un retiro de ${amount} no ha terminado`,
  stuckLeads: {
    queued: 'El servicio de pago lo tiene y no ha iniciado la transacción.',
    moving: 'La transacción ha comenzado; aún no se conoce su resultado.',
    silent: 'El servicio de pago no responde sobre él.',
  },
  stuckNetwork: (network) => `El servicio de pago no da saldos de ${network}.`,
  stuckGas: (network) =>
    `La billetera en ${network} no puede pagar la comisión de red. Aún no ha comenzado.`,
  stuckGasHolds: (network, holds) =>
    `La billetera en ${network} no puede pagar la comisión de red: tiene ${holds}. Aún no ha comenzado.`,
  stuckBalance: (holds) => `La billetera tiene ${holds}. Aún no ha comenzado.`,
  taskGasEmpty: (network) => `No queda gas en ${network}`,
  taskGasLow: (network, n, isOne) =>
    `Queda poco gas en ${network}: para aprox. ${n} ${isOne ? 'transacción' : 'transacciones'} de tokens`,
  taskGasLowUnknown: (network) => `Queda poco gas en ${network}`,
  gasLead: (coin, network) =>
    `Envíe ${coin} a la billetera en ${network} antes de los próximos reembolsos.`,
  gasLeadUnknown: (network) =>
    `Recargue la billetera en ${network} antes de los próximos reembolsos.`,
  taskSilent: (network) => `Sin saldos de ${network}`,
  taskSilentLead: 'El servicio de pago no responde sobre esta red. No está en ningún total.',
  taskConflicts: (n) =>
    many(n, 'Un webhook contradice uno anterior', 'webhooks contradicen otros anteriores'),
  taskUnmatched: (n) =>
    many(
      n,
      'Un webhook no corresponde a ningún pedido',
      'webhooks no corresponden a ningún pedido',
    ),
  taskCallbacks: (n) =>
    many(
      n,
      'Un callback a su tienda falla una y otra vez',
      'callbacks a su tienda fallan una y otra vez',
    ),
  taskCallbacksLead: 'Se reintenta automáticamente. Revise el código de su tienda.',
  taskWebhooksLead: 'En las últimas 24 horas.',
  taskOver: (order, amount) => `${order}: pagado de más, ${amount}`,
  taskOverUnknown: (order) => `${order}: pagado de más`,
  taskLate: (order) => `${order}: pagado con el precio ya expirado`,
  taskWrongCurrency: (order) => `${order}: pagado en otra moneda`,
  taskHeld: (order) => `${order}: retenido`,
  taskHeldLead: 'El servicio de pago ha detenido un pago para revisarlo.',
  taskPartial: (order, received, price) => `${order}: pagado en parte, ${received} de ${price}`,
  taskPartialUnknown: (order) => `${order}: pagado en parte`,
  taskPending: (order) => `${order}: aún sin confirmar`,
  taskUnreadableOrder: (order) => `${order}: no se puede leer`,
  taskUnreadableOrderLead: 'Lo escribió una versión más reciente. Actualice el servidor.',
  taskOther: 'Algo requiere su atención',
  taskReceived: (amount) => `Recibido: ${amount}.`,
  taskWorth: (amount, usd) => `${amount}, con un valor de ${usd} al llegar.`,
  taskOrderTotal: (usd) => `Total del pedido: ${usd}.`,
  taskDue: (amount) => `El cliente aún debe ${amount}.`,
  taskExpired: (time) => `Precio expirado: ${time}.`,

  unread: {
    withdrawals: 'No se pudieron leer los retiros, así que aquí pueden faltar algunos.',
    balances: 'No se pudieron leer los saldos, así que pueden faltar avisos sobre el gas.',
    orders: 'No se pudieron leer los pedidos, así que aquí pueden faltar algunos.',
    older_orders:
      'Solo se han comprobado los pedidos más recientes: la lista de pedidos aún se está creando.',
    webhooks: 'No se pudieron leer los webhooks, así que aquí pueden faltar algunos.',
    callbacks: 'No se pudieron leer los callbacks a su tienda, así que aquí pueden faltar fallos.',
  },
  unreadOther: 'Algo no se pudo leer, así que esta lista puede estar incompleta.',

  justNow: 'Hace un momento',
  justNowNone: 'Aún no hay pedidos. Aparecen cuando un cliente abre la página de pago.',
  justNowLoading: 'Cargando los pedidos más recientes…',
  justNowFailed: 'No pudimos cargar los pedidos más recientes',
  justNowNew: (order, status) => `Nuevo: ${order}, ${status}`,
  justNowMany: (n) => `${String(n)} pedidos nuevos`,

  live: 'En tiempo real',
  liveLead: 'Los cambios aparecen automáticamente',
  offline: 'Sin conexión',
  offlineTitle: 'No tiene conexión.',
  offlineLead: (ago) =>
    `Última actualización: ${ago}. Nos reconectaremos automáticamente; hasta entonces no se puede enviar nada.`,
  offlineLeadUnknown: 'Nos reconectaremos automáticamente; hasta entonces no se puede enviar nada.',
  offlineNoSend: 'No tiene conexión. No se puede enviar nada hasta que se restablezca.',

  panel: 'Back office',
  panelLoading: 'Cargando…',
  panelFailed: 'No se pudo abrir el back office',
  panelNobody: 'No ha iniciado sesión',
  panelNobodyLead: 'Inicie sesión para ver el back office.',
  panelEnded: 'Se ha cerrado su sesión',
  panelEndedLead: 'Lo que estaba escribiendo se conserva en esta pestaña.',
  signIn: 'Iniciar sesión',
  signInAgain: 'Volver a iniciar sesión',
  sessionEnds: (time) => `La sesión termina en ${time}`,
  panelMayNot: 'Sin acceso al back office',
  panelMayNotLead: (store) =>
    `Pida el permiso «Leer» a quien gestiona los accesos${store === null ? '' : ` en ${store}`}.`,
  signInAsAnother: 'Iniciar sesión con otra cuenta',
  panelAway: 'No podemos comunicarnos con el servidor',
  signedInAs: (who) => `Sesión iniciada como ${who}`,
  panelTabs: 'Back office',
  tabs: {
    overview: 'Resumen',
    orders: 'Pedidos',
    withdrawals: 'Retiros',
    balances: 'Saldos',
    pending: 'Sin confirmar',
    webhooks: 'Webhooks',
    audit: 'Auditoría',
  },
  atLeast: (number) => `${number}+`,
  countNeedsYou: (number) => `${number} por revisar`,
  moreTabs: 'Más',
  panelSearch: 'Buscar pedidos, hashes, direcciones',
  testMode: 'Modo de prueba',
  partLoading: 'Cargando…',
  partFailed: 'No se pudo cargar esta página',
  partFailedLead: 'Revise su conexión e inténtelo de nuevo.',
  partFailedAgain: 'Vuelva a cargar la página. Es posible que haya una versión más reciente.',
  reloadPage: 'Volver a cargar',
  closeWithdrawal: 'Volver a los retiros',

  rightsOf: namesOf,
  draftsNeedApproval: 'Los borradores requieren aprobación',
  needsRight: {
    withdrawals: (may) =>
      `Los retiros requieren el permiso «Retirar». Sus permisos: ${namesOf(may)}.`,
    refunds: (may) =>
      `Los reembolsos requieren el permiso «Retirar». Sus permisos: ${namesOf(may)}.`,
    orderActions: (may) =>
      `Las acciones sobre pedidos requieren el permiso «Retirar». Sus permisos: ${namesOf(may)}.`,
    repeats: (may) =>
      `Volver a notificar a la tienda requiere el permiso «Retirar». Sus permisos: ${namesOf(may)}.`,
    approvals: (may) =>
      `Las aprobaciones requieren el permiso «Aprobar». Sus permisos: ${namesOf(may)}.`,
  },
};
