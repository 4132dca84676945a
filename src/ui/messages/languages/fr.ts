/** French. Formal ("vous"), in the voice of a bank's payment page; `\u00a0` keeps `:` `?` `»` on their line. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'fr'>) => plural('fr', n, forms);

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'fr',

  notLoaded:
    'Une partie de cette page ne s’est pas chargée. Vérifiez votre connexion et réessayez.',
  reloadPage: 'Recharger la page',

  problems: {
    offline: 'Vous êtes hors ligne. La reconnexion sera automatique.',
    unreachable: 'Impossible de joindre le site du marchand. Nous continuons d’essayer.',
    store_unavailable:
      'Le site du marchand rencontre un problème en ce moment. Nous continuons d’essayer.',
    bad_request: 'Une erreur s’est produite. Rechargez la page.',
    checkout_expired: 'Votre session a expiré. Rechargez la page.',
    forbidden:
      'Cette commande ne peut pas être payée sur cette page. Retournez sur le site du marchand et réessayez.',
    link_used:
      'Ce lien a déjà été utilisé. Continuez là où vous l’avez ouvert, ou demandez-en un nouveau au marchand.',
    link_expired:
      'Ce lien a expiré. Reprenez-en un là où vous avez trouvé celui-ci, ou demandez au marchand.',
    not_found: 'Cette page de paiement est introuvable. Contactez le marchand.',
    amount_invalid: 'Ce montant ne peut pas être payé en cryptomonnaie. Contactez le marchand.',
    currency_unavailable: 'Cette devise est indisponible pour le moment. Choisissez-en une autre.',
    checkout_closed: 'Le marchand a clôturé cette commande. Elle n’accepte plus de paiement.',
    rate_limited: 'Trop de tentatives. Patientez un instant.',
    service_unavailable: 'Impossible de joindre le service de paiement. Nous continuons d’essayer.',
    service_rejected: 'Le service de paiement a refusé notre demande. Contactez le marchand.',
  },

  checkout: 'Paiement',
  sandbox: 'Mode test. N’envoyez pas de fonds réels.',
  tryAgain: 'Réessayer',
  close: 'Fermer',
  copied: 'Copié',
  copyRefused: 'La copie est bloquée ici. Le texte est sélectionné, copiez-le vous-même.',
  loading: 'Ouverture de la page de paiement…',
  alreadySent: 'Déjà payé\u00a0? Votre paiement n’est pas affecté. Ne payez pas une deuxième fois.',
  orderReference: (reference) => `Commande ${reference}`,
  accountReference: (reference) => `Compte ${reference}`,
  maybeBlocked:
    'Si cela se répète, un bloqueur de contenu ou votre accès à Internet est peut-être en cause. Autorisez cette page ou essayez un autre navigateur.',
  priceChanged: (before, now) => `Le prix est passé de ${before} à ${now}.`,
  requestReference: (id) => `Code d’assistance\u00a0: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  statusTitle: {
    loading: 'Ouverture de la page de paiement…',
    error: 'Impossible d’ouvrir la page de paiement',
    choose_currency: 'Payer avec',
    pay: 'En attente du paiement',
    top_up: 'En attente de dépôts',
    detected: 'Paiement détecté',
    confirmed: 'Partiellement confirmé',
    partial: 'Partiellement payé',
    review: 'Paiement en cours d’examen',
    held: 'Paiement suspendu',
    paid: 'Payé',
    closed: 'Commande clôturée',
  },
  noCurrencies: 'Aucune devise disponible pour le moment. Réessayez plus tard.',
  currenciesFailed: 'Les devises n’ont pas pu être chargées.',

  payTitle: (price) => `Payer ${price}`,
  partReceived: (received, price) => `${received} sur ${price} reçus`,
  partDetected: (received, price) => `${received} sur ${price} détectés`,
  leftToPay: 'Reste à payer',
  topUpTitle: 'Recharger le solde',
  topUpLead: 'Envoyez le montant de votre choix. Cette adresse vous reste attribuée.',
  minimum: (amount) => `Minimum ${amount}. Un montant inférieur peut ne pas être détecté.`,
  tooSmall: 'Montant trop faible',
  amountLabel: 'Montant à envoyer',
  copyAmount: 'Copier le montant',
  sendOnly: (code, network) => `Uniquement ${code}, et uniquement sur ${network}.`,
  sendOnlyWhy: 'Tout autre envoi peut être perdu.',
  addressLabel: (code, network) => `Adresse pour ${code} sur ${network}`,
  copyAddress: 'Copier l’adresse',
  copiedAddress: (code, network) =>
    `Copié. Envoyez uniquement ${code}, et uniquement sur ${network}.`,
  qrLabel: (code, network) => `Code QR pour envoyer ${code} sur ${network}`,
  enlarge: 'Agrandir',
  scanBare: 'Scannez, puis saisissez le montant.',
  openWallet: 'Ouvrir le portefeuille',
  nothingOpened:
    'Rien ne s’est ouvert\u00a0? Copiez le montant et l’adresse dans votre portefeuille, ou scannez le code avec un autre appareil.',
  moreWays: 'Autres façons de payer',
  rate: (code, dollars, from) => `1 ${code} = ${dollars}\u00a0$US (${from})`,
  priceLocked: (time) => `Prix bloqué encore ${time}`,
  expiredTitle: 'Prix expiré',
  expiredLead:
    'Déjà payé\u00a0? Ne payez pas une deuxième fois, nous surveillons toujours cette adresse. Pas encore\u00a0? Actualisez le prix.',
  newPrice: 'Actualiser le prix',
  checking: 'Vérification…',
  continueOnceDetected: 'Vous pourrez continuer dès que votre paiement sera détecté.',
  addressDetails: 'Afficher l’adresse',
  change: 'Modifier',
  changeCurrency: 'Changer de devise ou de réseau',
  addressReplaced: 'L’adresse a changé. Utilisez uniquement celle-ci.',
  changedElsewhere: (what) =>
    `Modifié dans un autre onglet ou sur un autre appareil. À envoyer maintenant\u00a0: ${what}, à l’adresse ci-dessous.`,
  addressRefusedTitle: 'Cette adresse n’a pas passé notre contrôle de sécurité',
  addressRefused:
    'Les fonds envoyés à cette adresse pourraient être perdus, nous ne l’affichons donc pas. Choisissez une autre devise ou contactez le marchand.',
  addressUnchecked:
    'Nous ne connaissons pas ce réseau et n’avons pas pu vérifier l’adresse. Faites-la confirmer par le marchand avant d’envoyer.',
  deposits: 'Dépôts',
  noDeposits: 'Aucun dépôt pour l’instant',

  transferStatus: { seen: 'Confirmation en cours', confirmed: 'Confirmée', held: 'Suspendue' },
  unknownStatus: 'Enregistrée',
  viewTransfer: 'Voir la transaction',

  search: 'Rechercher une devise ou un réseau',
  searchHint: 'Nom, symbole ou réseau',
  currencies: 'Devises',
  networks: 'Réseaux',
  popular: 'Populaires',
  lastUsed: 'Dernière utilisée',
  everything: 'Toutes les devises',
  byNetwork: 'Par réseau',
  countNetworks: (n) => count(n, { one: '# réseau', many: '# de réseaux', other: '# réseaux' }),
  countCurrencies: (n) => count(n, { one: '# devise', many: '# de devises', other: '# devises' }),
  fromAmount: (amount) => `à partir de ${amount}`,
  chooseNetwork: 'Choisissez un réseau',
  chooseCurrencyOn: (network) => `Choisissez une devise sur ${network}`,
  networkGuide:
    'Choisissez le réseau qu’utilisera votre portefeuille ou plateforme crypto. Les frais varient.',
  minimumOf: (amount) => `minimum ${amount}`,
  usuallyTakes: (time) => `environ ${time}`,
  noMatch: (text) => `Aucun résultat pour «\u00a0${text}\u00a0»`,
  searchable:
    'Essayez un symbole, un nom ou un réseau, ou collez une adresse de votre portefeuille.',
  clearSearch: 'Effacer la recherche',
  readAs: (text) => `Résultats pour «\u00a0${text}\u00a0»`,
  addressOf: (network) => `Cela ressemble à une adresse sur ${network}.`,
  addressOfSeveral: (networks) =>
    `Les adresses ont la même forme sur ${networks}. Vérifiez dans votre portefeuille sur quel réseau se trouvent vos fonds.`,
  addressOfNone: (networks) =>
    `Cela ressemble à une adresse sur ${networks}. Le marchand n’y accepte aucun paiement.`,
  addressStays: 'Vérifié uniquement sur votre appareil.',
  matches: (n) => count(n, { one: '# résultat', many: '# de résultats', other: '# résultats' }),
  moreMatches: (n) =>
    count(n, {
      one: '# autre résultat. Continuez à taper pour affiner.',
      many: '# d’autres résultats. Continuez à taper pour affiner.',
      other: '# autres résultats. Continuez à taper pour affiner.',
    }),
  unavailable: {
    no_rate: 'Pas de prix pour le moment',
    ambiguous_address: 'Pas d’adresse pour le moment',
    address_refused: 'Pas d’adresse sûre pour le moment',
    no_address: 'Pas d’adresse pour le moment',
    below_minimum: 'Montant trop faible',
  },
  notAvailable: 'Indisponible pour le moment',
  keepCurrency: 'Retour au paiement',
  gettingAddress: 'Récupération de l’adresse…',

  transferCounts: {
    late: 'Détectée après l’expiration du prix',
    wrong_currency: 'Devise différente de celle choisie',
  },

  slowOpening: 'C’est plus long que d’habitude. Nous continuons d’essayer.',
  notCurrent: 'Ces informations ne sont peut-être plus à jour',
  sessionOver: 'Votre session a expiré',
  sessionOverLead:
    'Rechargez la page pour obtenir l’adresse actuelle. Les paiements déjà envoyés ne sont pas affectés.',
  contactStore: (store) => `Contacter ${store ?? 'le marchand'}`,
  backToStore: (store) =>
    store === undefined ? 'Retour au site marchand' : `Retour chez ${store}`,

  nothingAwaited: 'Aucun paiement à effectuer pour l’instant',
  tooSmallForAll:
    'Le reste à payer est trop faible pour chacune des devises proposées ici. Contactez le marchand.',
  longWaitTitle: (ago) => `Détecté ${ago}, toujours pas confirmé`,
  longWait:
    'Le réseau blockchain est peut-être lent, ou il a peut-être abandonné la transaction. Vérifiez votre portefeuille et demandez au marchand avant de payer à nouveau.',

  newPriceIs: (amount) => `Nouveau prix\u00a0: ${amount}.`,
  oneMinuteLeft: 'Plus qu’une minute à ce prix.',

  autoUpdates: 'Cette page se met à jour automatiquement. Vous pouvez la fermer et y revenir.',
  dontSendAgain: 'Ne payez pas une deuxième fois.',
  reviewLead: (store) =>
    `Nous avons reçu votre paiement, mais n’avons pas pu l’associer automatiquement à cette commande. ${store ?? 'Le marchand'} va l’examiner. Ne payez pas une deuxième fois.`,
  heldLead: (store) =>
    `Le service de paiement l’examine. Contactez ${store ?? 'le marchand'}. Ne payez pas une deuxième fois.`,
  paidLead: 'Merci\u00a0! Vous pouvez fermer cette page.',
  closedLead: 'Cette commande n’accepte plus de paiement. Déjà payé\u00a0? Contactez le marchand.',
  overLead: (excess, store) =>
    `Vous avez envoyé ${excess} de trop. Contactez ${store ?? 'le marchand'} pour un remboursement.`,
  usualTime: (time, network) => `En général ${time} sur ${network}.`,
  storeConfirms: 'Le marchand confirmera ce paiement.',
  lateEvents: 'Quelques minutes peuvent s’écouler avant que nous voyions votre paiement.',
  exceptions: {
    partial: 'Nous avons reçu moins que le prix.',
    over: 'Nous avons reçu plus que le prix. Demandez un remboursement au marchand.',
    late: 'Un paiement a été détecté après l’expiration du prix. Le marchand décide de le prendre en compte ou non.',
    wrong_currency:
      'Un paiement est arrivé dans une autre devise. Le marchand décide de le prendre en compte ou non.',
    held: 'Un paiement est suspendu pour vérification.',
  },
  unknownException: 'Le marchand a laissé une note sur ce paiement.',
  steps: { detected: 'Détecté', confirming: 'Confirmation en cours', paid: 'Payé' },
  received: 'Montant reçu',
  detectedAmount: 'Détecté',
  due: 'Reste à payer',
  excess: 'Trop-perçu',
  facts: {
    order: 'Commande',
    account: 'Compte',
    total: 'Total',
    paid: 'Payé',
    network: 'Réseau',
    date: 'Date',
    transaction: 'Transaction',
  },
  transfers: 'Transactions',
  details: 'Détails',
  lastChecked: (ago) => `Dernière mise à jour\u00a0: ${ago}`,
  checkNow: 'Vérifier maintenant',
  nothingNew: 'Rien de nouveau',
  somethingNew: 'Mis à jour',
  notChecked: 'La mise à jour a échoué. Ces informations ne sont peut-être plus à jour.',
  connection: {
    live: 'En temps réel',
    polling: 'Vérification automatique',
    offline: 'Pas de connexion',
  },
  stillWatching: 'Nous surveillons toujours cette adresse',
  connectionLost: 'Connexion perdue',
  connectionBack: 'Connexion rétablie',

  sources: {
    service_event: 'Service de paiement',
    service_list: 'Réseau blockchain',
    service_lookup: 'Page de paiement',
    store: 'Marchand',
  },
  evidence: {
    opened: 'Page de paiement ouverte',
    quoted: 'Prix bloqué',
    seen: 'Paiement détecté',
    confirmed: 'Paiement confirmé',
    held: 'Suspendu pour vérification',
    released: 'Vérification terminée',
    marked_paid: 'Marqué comme payé',
    closed: 'Commande clôturée',
    amended: 'Montant modifié',
  },
  unknownSource: 'Autre source',
  unknownEvidence: 'Mise à jour',
  timeline: 'Historique',
  copyTimeline: 'Copier pour l’assistance',

  tellMe: 'Me prévenir',
  tellingMe:
    'Gardez cette page ouverte. Vous entendrez un son ou verrez une notification si votre navigateur le permet.',

  receipt: 'Reçu de paiement',
  receiptNote: 'Un reçu de paiement, pas une facture.',
  printReceipt: 'Imprimer',
  saveReceipt: 'Enregistrer',

  ladderTitle: 'Code QR plus simple',
  ladderLead: 'Le code QR ne se scanne pas\u00a0? Essayez-en un plus simple.',
  ladderForms: {
    bip21_amount: 'Adresse et montant',
    bip21: 'Adresse sous forme de lien, sans montant',
    eip681_amount: 'Lien avec montant',
    eip681: 'Lien sans montant',
    eip681_token: 'Lien avec jeton et montant. Vérifiez le destinataire dans votre portefeuille.',
    address: 'Adresse seule',
  },

  exchangeTitle: 'Vous payez depuis une plateforme crypto\u00a0?',
  exchangeNetwork: 'Réseau',
  exchangeNames: (names) => `aussi affiché sous ${names}`,
  exchangeAmount: 'Montant que nous devons recevoir',
  exchangeMemo: 'Memo ou tag',
  exchangeNoMemo: 'Laisser vide',
  exchangeWallet: 'Type de portefeuille',
  exchangeHosted: 'Hébergé, entreprise',
  exchangeUnhosted: 'Auto-hébergé',
  exchangeRecipient: 'Destinataire',
  exchangeFee:
    'Si la plateforme déduit ses frais de ce que vous envoyez, ajoutez-les au montant. Les plateformes ont un retrait minimum.',
  feeCoin: (code) => `Votre portefeuille a besoin d’un peu de ${code} pour les frais de réseau.`,

  checkTitle: 'Vérifier l’adresse',
  checkLead:
    'Un logiciel malveillant peut remplacer une adresse copiée. Pour vérifier, collez l’adresse du destinataire qu’affiche votre portefeuille.',
  checkLabel: 'Destinataire dans votre portefeuille',
  checkSame: 'L’adresse correspond.',
  checkDiffers: (at, pasted, right) =>
    `N’envoyez rien. Ce n’est pas notre adresse\u00a0: à partir du caractère ${String(at)}, on lit «\u00a0${pasted}\u00a0» au lieu de «\u00a0${right}\u00a0».`,
  checkNone: (network) => `N’envoyez rien. Ce n’est pas une adresse complète sur ${network}.`,

  saveCard: 'Enregistrer l’image',
  priceLockedUntil: (moment) => `Prix bloqué jusqu’au ${moment}`,

  handOff: 'Continuer sur téléphone',
  handOffLead:
    'Scannez ce code avec l’appareil photo de votre téléphone pour y ouvrir ce paiement. Ce code ne sert pas à payer.',
  handOffLabel: 'Code QR qui ouvre ce paiement sur votre téléphone, il ne sert pas à payer',
  handOffUntil: (time) => `Fonctionne une seule fois, jusqu’à ${time}.`,
  handOffNew: 'Nouveau code',

  worthTitle: 'Convertir',
  worthCoins: (code) => `Montant en ${code}`,
  worthDollars: 'Montant en dollars américains',
  worth: (coins, dollars) => `Valeur de ${coins}\u00a0: ${dollars}.`,
  worthAbout: (coins, dollars) => `Valeur de ${coins}\u00a0: environ ${dollars}.`,
  worthGuide: 'Le prix peut changer avant l’arrivée de votre paiement.',
  worthUnread: (whole, part) => `Saisissez un nombre, par exemple ${whole} ou ${part}.`,
  worthNoRate: 'Pas de prix pour le moment.',

  walletPay: 'Payer avec un portefeuille',
  walletPayWith: (wallet) => `Payer avec ${wallet}`,
  walletOther: 'Autre portefeuille',

  walletConnect: (wallet) => `Approuvez la connexion dans ${wallet}.`,
  walletSwitch: (wallet, network) => `Passez sur ${network} dans ${wallet}.`,
  walletConfirm: (wallet, amount, network) => `Confirmez ${amount} sur ${network} dans ${wallet}.`,
  walletSlow: (wallet) => `Rien ne se passe\u00a0? Ouvrez ${wallet}.`,
  walletStop: 'Ne plus attendre',

  walletProblems: {
    refused: 'Demande refusée. Rien n’a été envoyé.',
    locked:
      'Votre portefeuille est verrouillé ou n’a présenté aucun compte. Déverrouillez-le, puis réessayez.',
    busy: 'Une autre demande est ouverte dans votre portefeuille. Répondez-y, puis réessayez.',
    contract_account:
      'C’est un compte intelligent, comme Safe. Le service de paiement risque de ne pas détecter les paiements qui en viennent. Choisissez un autre compte dans votre portefeuille ou scannez le code avec un autre portefeuille.',
    account_changed: 'Le compte de votre portefeuille a changé. Rien n’a été envoyé. Réessayez.',
    wrong_token:
      'Votre portefeuille et le marchand ne sont pas d’accord sur ce jeton. Rien n’a été envoyé. Choisissez une autre devise ou contactez le marchand.',
    no_answer:
      'Votre portefeuille n’a pas répondu. Rien n’a été envoyé. Ouvrez-le, puis réessayez.',
    failed:
      'Votre portefeuille a signalé une erreur. Rien n’a été envoyé. Réessayez ou payez avec le code.',
    uncertain:
      'Votre portefeuille a signalé une erreur, mais le paiement a peut-être été envoyé. Vérifiez votre portefeuille avant de payer à nouveau.',
  },
  walletWrongNetwork: (network) =>
    `Votre portefeuille est sur un autre réseau. Passez-y sur ${network}, puis réessayez.`,
  walletNotEnough: (code) =>
    `Il n’y a pas assez de ${code} sur ce compte. Choisissez un autre compte dans votre portefeuille, puis réessayez.`,
  walletNoFee: (code) =>
    `Ce compte n’a pas de ${code} pour les frais de réseau. Ajoutez-en un peu, puis réessayez.`,

  walletQuestion: 'Vous avez peut-être déjà payé',
  walletAsked:
    'Un portefeuille a déjà été sollicité pour payer cette commande. Vérifiez-le d’abord\u00a0: payer à nouveau pourrait vous faire payer deux fois.',
  walletWasSent:
    'Un paiement pour cette commande a déjà été envoyé depuis un portefeuille. Payer à nouveau pourrait vous faire payer deux fois.',
  walletPayAgain: 'Payer à nouveau',
  walletBack: 'Retour',

  walletFates: {
    pending: 'Envoyé. En attente du réseau blockchain.',
    included: 'Envoyé et présent sur la blockchain. En attente de détection par le marchand.',
    failed:
      'Ce paiement a échoué sur le réseau blockchain. Le montant n’a pas été envoyé. Vous pouvez payer à nouveau.',
    replaced:
      'Ce paiement a été accéléré ou annulé dans votre portefeuille. Vérifiez-y avant de payer à nouveau.',
    dropped:
      'Le réseau blockchain a peut-être abandonné ce paiement. Vérifiez votre portefeuille avant de payer à nouveau.',
  },
  walletCopyHash: 'Copier l’ID de transaction',
};
