/** Catalan. Second person plural ("torneu-ho a provar"), which tells no gender, as the country's software has it. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'ca'>) => plural('ca', n, forms);

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'ca',

  notLoaded: 'Una part de la pàgina no s’ha carregat. Comproveu la connexió i torneu-ho a provar.',
  reloadPage: 'Torna a carregar',

  checkout: 'Pagament',
  sandbox: 'Mode de prova. No envieu diners reals.',
  tryAgain: 'Torna-ho a provar',
  close: 'Tanca',
  copied: 'Copiat',
  copyRefused: 'Aquí no es permet copiar. El text està seleccionat: copieu-lo manualment.',
  loading: 'S’està obrint la pàgina de pagament…',
  alreadySent: 'Ja heu pagat? Això no afecta el vostre pagament. No torneu a pagar.',
  orderReference: (reference) => `Comanda ${reference}`,
  accountReference: (reference) => `Compte ${reference}`,
  maybeBlocked:
    'Si es repeteix, pot ser que un bloquejador de contingut o la connexió a internet ho impedeixi. Permeteu aquesta pàgina o proveu un altre navegador.',
  priceChanged: (before, now) => `El preu ha canviat de ${before} a ${now}.`,
  requestReference: (id) => `Codi d’assistència: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  statusTitle: {
    loading: 'S’està obrint la pàgina de pagament…',
    error: 'No s’ha pogut obrir la pàgina de pagament',
    choose_currency: 'Trieu la moneda de pagament',
    pay: 'S’espera el pagament',
    top_up: 'S’esperen ingressos',
    detected: 'Pagament detectat',
    confirmed: 'Confirmat en part',
    partial: 'Pagat en part',
    review: 'Pagament en revisió',
    held: 'Pagament retingut per revisar',
    paid: 'Pagat',
    closed: 'Comanda tancada',
  },
  noCurrencies: 'Ara no hi ha cap moneda disponible. Torneu-ho a provar més tard.',
  currenciesFailed: 'No s’han pogut carregar les monedes.',

  payTitle: (price) => `Pagueu ${price}`,
  partReceived: (received, price) => `Rebut: ${received} de ${price}`,
  partDetected: (received, price) => `Detectat: ${received} de ${price}`,
  leftToPay: 'Pendent de pagar',
  topUpTitle: 'Recàrrega',
  topUpLead: 'Envieu qualsevol import. Aquesta adreça continuarà sent vostra.',
  minimum: (amount) => `Mínim ${amount}. Pot ser que no es detectin enviaments més petits.`,
  tooSmall: 'Import massa petit',
  amountLabel: 'Import a enviar',
  copyAmount: 'Copia l’import',
  sendOnly: (code, network) => `Només ${code} i només per la xarxa ${network}.`,
  sendOnlyWhy: 'Qualsevol altra cosa es pot perdre.',
  addressLabel: (code, network) => `Adreça per a ${code} a la xarxa ${network}`,
  copyAddress: 'Copia l’adreça',
  copiedAddress: (code, network) =>
    `Copiada. Envieu només ${code} i només per la xarxa ${network}.`,
  qrLabel: (code, network) => `Codi QR per enviar ${code} per la xarxa ${network}`,
  enlarge: 'Amplia',
  scanBare: 'Escanegeu-lo i després introduïu l’import.',
  openWallet: 'Obre al moneder',
  nothingOpened:
    'No s’ha obert res? Copieu l’import i l’adreça al moneder, o escanegeu el codi amb un altre dispositiu.',
  moreWays: 'Més maneres de pagar',
  rate: (code, dollars, from) => `1 ${code} = ${dollars}\u00a0USD (${from})`,
  priceLocked: (time) => `Preu fixat, queden ${time}`,
  expiredTitle: 'El preu ha caducat',
  expiredLead:
    'Ja heu pagat? No torneu a pagar, encara vigilem aquesta adreça. Si no, actualitzeu el preu.',
  newPrice: 'Actualitza el preu',
  checking: 'S’està comprovant…',
  continueOnceDetected: 'Podreu continuar quan detectem el vostre pagament.',
  addressDetails: 'Mostra l’adreça',
  change: 'Canvia',
  changeCurrency: 'Canvia moneda o xarxa',
  addressReplaced: 'L’adreça ha canviat. Feu servir només aquesta.',
  changedElsewhere: (what) =>
    `S’ha canviat en una altra pestanya o en un altre dispositiu. Ara cal enviar: ${what}, a l’adreça de sota.`,
  addressRefusedTitle: 'Aquesta adreça no ha passat el nostre control de seguretat',
  addressRefused:
    'Els diners que s’hi enviïn es podrien perdre, per això no la mostrem. Trieu una altra moneda o contacteu amb la botiga.',
  addressUnchecked:
    'No coneixem aquesta xarxa i no hem pogut comprovar l’adreça. Confirmeu-la amb la botiga abans d’enviar.',
  deposits: 'Ingressos',
  noDeposits: 'Encara no hi ha ingressos',

  transferStatus: { seen: 'En confirmació', confirmed: 'Confirmat', held: 'Retingut' },
  unknownStatus: 'Registrat',
  viewTransfer: 'Mostra la transacció',

  problems: {
    offline: 'No teniu connexió. Ens tornarem a connectar automàticament.',
    unreachable: 'No podem contactar amb la botiga. Ho continuem provant.',
    store_unavailable: 'La botiga té un problema ara mateix. Ho continuem provant.',
    bad_request: 'Alguna cosa ha anat malament. Torneu a carregar la pàgina.',
    checkout_expired: 'La sessió ha caducat. Torneu a carregar la pàgina.',
    forbidden:
      'Aquesta comanda no es pot pagar en aquesta pàgina. Torneu a la botiga i proveu-ho de nou.',
    link_used:
      'Aquest enllaç ja s’ha fet servir. Continueu allà on el vau obrir o demaneu-ne un de nou a la botiga.',
    link_expired:
      'Aquest enllaç ha caducat. Obteniu-ne un de nou allà on el vau trobar o demaneu-lo a la botiga.',
    not_found: 'No hem trobat aquesta pàgina de pagament. Contacteu amb la botiga.',
    amount_invalid: 'Aquest import no es pot pagar amb criptomonedes. Contacteu amb la botiga.',
    currency_unavailable: 'Aquesta moneda no està disponible ara. Trieu-ne una altra.',
    checkout_closed: 'La botiga ha tancat aquesta comanda. Ja no es pot pagar.',
    rate_limited: 'Massa intents. Espereu un moment.',
    service_unavailable: 'No podem contactar amb el servei de pagament. Ho continuem provant.',
    service_rejected:
      'El servei de pagament ha rebutjat la nostra sol·licitud. Contacteu amb la botiga.',
  },

  search: 'Cerca una moneda o xarxa',
  searchHint: 'Nom, símbol o xarxa',
  currencies: 'Monedes',
  networks: 'Xarxes',
  popular: 'Populars',
  lastUsed: 'Última utilitzada',
  everything: 'Totes les monedes',
  byNetwork: 'Per xarxa',
  countNetworks: (n) => count(n, { one: '# xarxa', many: '# de xarxes', other: '# xarxes' }),
  countCurrencies: (n) => count(n, { one: '# moneda', many: '# de monedes', other: '# monedes' }),
  fromAmount: (amount) => `des de ${amount}`,
  chooseNetwork: 'Trieu una xarxa',
  chooseCurrencyOn: (network) => `Trieu una moneda a la xarxa ${network}`,
  networkGuide:
    'Trieu la xarxa que farà servir el vostre moneder o plataforma d’intercanvi de criptomonedes. Les comissions són diferents.',
  minimumOf: (amount) => `mín. ${amount}`,
  usuallyTakes: (time) => `aprox. ${time}`,
  noMatch: (text) => `Cap resultat per a «${text}»`,
  searchable: 'Proveu un símbol, un nom o una xarxa, o enganxeu una adreça del vostre moneder.',
  clearSearch: 'Esborra la cerca',
  readAs: (text) => `Resultats per a «${text}»`,
  addressOf: (network) => `Sembla una adreça de la xarxa ${network}.`,
  addressOfSeveral: (networks) =>
    `Les adreces són iguals a les xarxes ${networks}. Comproveu al moneder en quina teniu els diners.`,
  addressOfNone: (networks) =>
    `Sembla una adreça de la xarxa ${networks}. La botiga no hi accepta pagaments.`,
  addressStays: 'Comprovat només al vostre dispositiu.',
  matches: (n) => count(n, { one: '# resultat', many: '# de resultats', other: '# resultats' }),
  moreMatches: (n) =>
    count(n, {
      one: '# resultat més. Continueu escrivint.',
      many: '# de resultats més. Continueu escrivint.',
      other: '# resultats més. Continueu escrivint.',
    }),
  unavailable: {
    no_rate: 'Ara no hi ha preu',
    ambiguous_address: 'Ara no hi ha adreça',
    address_refused: 'Ara no hi ha cap adreça segura',
    no_address: 'Ara no hi ha adreça',
    below_minimum: 'Import massa petit',
  },
  notAvailable: 'No disponible ara',
  keepCurrency: 'Torna al pagament',
  gettingAddress: 'S’està obtenint l’adreça…',

  transferCounts: {
    late: 'Detectat després que el preu caduqués',
    wrong_currency: 'Moneda diferent de la triada',
  },

  slowOpening: 'Triga més del normal. Ho continuem provant.',
  notCurrent: 'Pot ser que aquestes dades no siguin actuals',
  sessionOver: 'La sessió ha caducat',
  sessionOverLead:
    'Torneu a carregar per veure l’adreça actual. Això no afecta els pagaments ja enviats.',
  contactStore: (store) =>
    store === undefined ? 'Contacta amb la botiga' : `Contacta amb ${store}`,
  backToStore: (store) => (store === undefined ? 'Torna a la botiga' : `Torna a ${store}`),

  nothingAwaited: 'De moment no cal pagar res',
  tooSmallForAll:
    'L’import que queda és massa petit per a totes les monedes d’aquí. Contacteu amb la botiga.',
  longWaitTitle: (ago) => `Detectat ${ago}, encara sense confirmar`,
  longWait:
    'Pot ser que la xarxa blockchain vagi lenta o que hagi descartat la transacció. Comproveu el moneder i pregunteu a la botiga abans de tornar a pagar.',

  newPriceIs: (amount) => `Preu nou: ${amount}.`,
  oneMinuteLeft: 'Aquest preu és vàlid un minut més.',

  autoUpdates: 'Aquesta pàgina s’actualitza automàticament. La podeu tancar i tornar-hi.',
  dontSendAgain: 'No torneu a pagar.',
  reviewLead: (store) =>
    `Hem rebut el vostre pagament, però no l’hem pogut vincular automàticament a aquesta comanda. ${store ?? 'La botiga'} el revisarà. No torneu a pagar.`,
  heldLead: (store) =>
    `El servei de pagament l’està revisant. Contacteu amb ${store ?? 'la botiga'}. No torneu a pagar.`,
  paidLead: 'Gràcies! Podeu tancar aquesta pàgina.',
  closedLead: 'La comanda ja no es pot pagar. Ja heu enviat un pagament? Contacteu amb la botiga.',
  overLead: (excess, store) =>
    `Heu enviat ${excess} de més. Per a la devolució, contacteu amb ${store ?? 'la botiga'}.`,
  usualTime: (time, network) => `Normalment ${time} a la xarxa ${network}.`,
  storeConfirms: 'La botiga confirmarà aquest pagament.',
  lateEvents: 'El pagament pot trigar uns minuts a aparèixer aquí.',
  exceptions: {
    partial: 'Hem rebut menys que el preu.',
    over: 'Hem rebut més que el preu. Demaneu la devolució a la botiga.',
    late: 'S’ha detectat un pagament després que el preu caduqués. La botiga decideix si compta.',
    wrong_currency: 'Ha arribat un pagament en una altra moneda. La botiga decideix si compta.',
    held: 'Hi ha un pagament retingut per revisar.',
  },
  unknownException: 'La botiga té una nota sobre aquest pagament.',
  steps: { detected: 'Detectat', confirming: 'En confirmació', paid: 'Pagat' },
  received: 'Rebut',
  detectedAmount: 'Detectat',
  due: 'Pendent de pagar',
  excess: 'Pagat de més',
  facts: {
    order: 'Comanda',
    account: 'Compte',
    total: 'Total',
    paid: 'Pagat',
    network: 'Xarxa',
    date: 'Data',
    transaction: 'Transacció',
  },
  transfers: 'Transaccions',
  details: 'Detalls',
  lastChecked: (ago) => `Última actualització: ${ago}`,
  checkNow: 'Comprova ara',
  nothingNew: 'Cap novetat',
  somethingNew: 'Actualitzat',
  notChecked: 'No s’ha pogut comprovar. Pot ser que aquestes dades no siguin actuals.',
  connection: { live: 'En directe', polling: 'Comprovació automàtica', offline: 'Sense connexió' },
  stillWatching: 'Encara vigilem aquesta adreça',
  connectionLost: 'S’ha perdut la connexió',
  connectionBack: 'Connexió recuperada',

  sources: {
    service_event: 'Servei de pagament',
    service_list: 'Xarxa blockchain',
    service_lookup: 'Pàgina del pagament',
    store: 'Botiga',
  },
  evidence: {
    opened: 'Pàgina de pagament oberta',
    quoted: 'Preu fixat',
    seen: 'Pagament detectat',
    confirmed: 'Pagament confirmat',
    held: 'Retingut per revisar',
    released: 'Revisió acabada',
    marked_paid: 'Marcat com a pagat',
    closed: 'Comanda tancada',
    amended: 'Import canviat',
  },
  unknownSource: 'Una altra font',
  unknownEvidence: 'Actualització',
  timeline: 'Historial',
  copyTimeline: 'Copia per a assistència',

  tellMe: 'Avisa’m',
  tellingMe:
    'Deixeu aquesta pàgina oberta. Sentireu un so o veureu un avís si el navegador ho permet.',

  receipt: 'Comprovant de pagament',
  receiptNote: 'Comprovant de pagament, no és una factura.',
  printReceipt: 'Imprimeix',
  saveReceipt: 'Desa',

  ladderTitle: 'Codi QR més senzill',
  ladderLead: 'No s’escaneja el codi QR? Proveu-ne un de més senzill.',
  ladderForms: {
    bip21_amount: 'Adreça i import',
    bip21: 'Adreça com a enllaç, sense import',
    eip681_amount: 'Enllaç amb import',
    eip681: 'Enllaç sense import',
    eip681_token: 'Enllaç de token amb import. Comproveu el destinatari al moneder.',
    address: 'Només l’adreça',
  },

  exchangeTitle: 'Pagueu des d’una plataforma d’intercanvi de cripto?',
  exchangeNetwork: 'Xarxa',
  exchangeNames: (names) => `també apareix com a ${names}`,
  exchangeAmount: 'Import que hem de rebre',
  exchangeMemo: 'Memo o tag',
  exchangeNoMemo: 'Deixeu-ho buit',
  exchangeWallet: 'Tipus de moneder',
  exchangeHosted: 'Amb custòdia (empresa)',
  exchangeUnhosted: 'Sense custòdia (propi)',
  exchangeRecipient: 'Destinatari',
  exchangeFee:
    'Si la plataforma descompta la comissió del que envieu, sumeu-la a l’import. Les plataformes tenen un import mínim de retirada.',
  feeCoin: (code) => `Cal una mica de ${code} al moneder per a la comissió de la xarxa.`,

  checkTitle: 'Verifiqueu l’adreça',
  checkLead:
    'Un programa maliciós pot substituir una adreça copiada. Per verificar-la, enganxeu l’adreça del destinatari que mostra el moneder.',
  checkLabel: 'Destinatari que mostra el moneder',
  checkSame: 'L’adreça coincideix.',
  checkDiffers: (at, pasted, right) =>
    `No envieu res. Aquesta no és la nostra adreça: a partir del caràcter ${String(at)} hi diu «${pasted}» en lloc de «${right}».`,
  checkNone: (network) => `No envieu res. Això no és una adreça completa de la xarxa ${network}.`,

  saveCard: 'Desa la imatge',
  priceLockedUntil: (moment) => `Preu fixat fins a: ${moment}`,

  handOff: 'Continua al mòbil',
  handOffLead:
    'Escanegeu-lo amb la càmera del mòbil per obrir-hi aquest pagament. Amb aquest codi no es paga.',
  handOffLabel: 'Codi QR que obre aquest pagament al mòbil, no serveix per pagar',
  handOffUntil: (time) => `Val una sola vegada, fins a les ${time}.`,
  handOffNew: 'Codi nou',

  worthTitle: 'Converteix',
  worthCoins: (code) => `Import en ${code}`,
  worthDollars: 'Import en dòlars dels EUA',
  worth: (coins, dollars) => `${coins} val ${dollars}.`,
  worthAbout: (coins, dollars) => `${coins} val aproximadament ${dollars}.`,
  worthGuide: 'El preu pot canviar abans que arribi l’enviament.',
  worthUnread: (whole, part) => `Introduïu un nombre, com ara ${whole} o ${part}.`,
  worthNoRate: 'Ara no hi ha preu.',

  walletPay: 'Paga amb el moneder',
  walletPayWith: (wallet) => `Paga amb ${wallet}`,
  walletOther: 'Un altre moneder',

  walletConnect: (wallet) => `Aproveu la connexió a ${wallet}.`,
  walletSwitch: (wallet, network) => `Canvieu ${wallet} a la xarxa ${network}.`,
  walletConfirm: (wallet, amount, network) =>
    `Confirmeu ${amount} per la xarxa ${network} a ${wallet}.`,
  walletSlow: (wallet) => `No passa res? Obriu ${wallet}.`,
  walletStop: 'Deixa d’esperar',

  walletProblems: {
    refused: 'Sol·licitud rebutjada. No s’ha enviat res.',
    locked:
      'El moneder està bloquejat o no ha mostrat cap compte. Desbloquegeu-lo i torneu-ho a provar.',
    busy: 'El moneder té una altra sol·licitud oberta. Responeu-la allà i torneu-ho a provar.',
    contract_account:
      'És un compte intel·ligent, com ara Safe. Pot ser que el servei de pagament no en vegi els pagaments. Trieu un altre compte al moneder o escanegeu el codi amb un altre moneder.',
    account_changed: 'El compte del moneder ha canviat. No s’ha enviat res. Torneu-ho a provar.',
    wrong_token:
      'El moneder i la botiga tenen dades diferents d’aquest token. No s’ha enviat res. Trieu una altra moneda o contacteu amb la botiga.',
    no_answer: 'El moneder no ha respost. No s’ha enviat res. Obriu-lo i torneu-ho a provar.',
    failed:
      'El moneder ha indicat un error. No s’ha enviat res. Torneu-ho a provar o pagueu amb el codi.',
    uncertain:
      'El moneder ha indicat un error, però pot ser que el pagament s’hagi enviat. Comproveu el moneder abans de tornar a pagar.',
  },
  walletWrongNetwork: (network) =>
    `El moneder és en una altra xarxa. Canvieu-lo a ${network} i torneu-ho a provar.`,
  walletNotEnough: (code) =>
    `No hi ha prou ${code} en aquest compte. Trieu un altre compte al moneder i torneu-ho a provar.`,
  walletNoFee: (code) =>
    `Aquest compte no té ${code} per a la comissió de la xarxa. Afegiu-n’hi una mica i torneu-ho a provar.`,

  walletQuestion: 'Pot ser que ja hàgiu pagat',
  walletAsked:
    'Ja s’ha demanat a un moneder que pagui aquesta comanda. Comproveu-lo abans de tornar a pagar, o podríeu pagar dues vegades.',
  walletWasSent:
    'Ja s’ha enviat un pagament d’aquesta comanda des d’un moneder. Si torneu a pagar, podríeu pagar dues vegades.',
  walletPayAgain: 'Torna a pagar',
  walletBack: 'Enrere',

  walletFates: {
    pending: 'Enviat. S’espera la xarxa blockchain.',
    included: 'Enviat i registrat a la xarxa blockchain. S’espera que la botiga el detecti.',
    failed:
      'Aquest pagament ha fallat a la xarxa blockchain. L’import no s’ha enviat. Podeu tornar a pagar.',
    replaced:
      'Aquest pagament s’ha accelerat o cancel·lat al moneder. Mireu-hi abans de tornar a pagar.',
    dropped:
      'Pot ser que la xarxa blockchain hagi descartat aquest pagament. Comproveu el moneder abans de tornar a pagar.',
  },
  walletCopyHash: 'Copia l’ID',
};
