/** French. Formal ("vous"), in the voice of a bank's payment page; `\u00a0` keeps `:` `?` `»` on their line. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'fr'>) => plural('fr', n, forms);

const notUnderstood = 'Le marchand n’a pas compris cette demande. Veuillez recharger la page.';

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'fr',

  notLoaded:
    'Une partie de cette page ne s’est pas chargée. Vérifiez votre connexion et réessayez.',

  problems: {
    offline:
      'Vous êtes hors ligne. Nous reprendrons automatiquement dès que la connexion sera rétablie.',
    unreachable: 'Le marchand ne répond pas pour le moment. Nous continuons d’essayer.',
    timeout: 'Le marchand met trop de temps à répondre. Nous continuons d’essayer.',
    unreadable:
      'Le marchand a donné une réponse que nous ne pouvons pas lire. Nous continuons d’essayer.',
    bad_request: notUnderstood,
    unauthorized: 'Cette page de paiement doit être rouverte. Veuillez la recharger.',
    checkout_expired: 'Cette page de paiement est restée ouverte longtemps. Veuillez la recharger.',
    forbidden:
      'Cette commande ne peut pas être payée ici. Veuillez retourner sur le site du marchand et réessayer.',
    forbidden_origin:
      'Cette page n’est pas autorisée à recevoir ce paiement. Veuillez contacter le marchand.',
    link_used:
      'Ce lien a déjà été utilisé. Continuez là où il a été ouvert, ou demandez-en un nouveau au marchand.',
    link_expired:
      'Ce lien a expiré. Obtenez-en un nouveau là où vous l’avez trouvé, ou demandez-en un au marchand.',
    not_found: 'Cette page de paiement est introuvable. Veuillez contacter le marchand.',
    method_not_allowed: notUnderstood,
    unsupported_media_type: notUnderstood,
    payload_too_large: notUnderstood,
    amount_invalid:
      'Le montant de cette commande ne peut pas être payé en cryptomonnaie. Veuillez contacter le marchand.',
    currency_unavailable:
      'Cette devise ne peut pas être utilisée pour le moment. Veuillez en choisir une autre.',
    checkout_closed: 'Le marchand a clôturé cette commande, qui n’accepte donc plus de paiement.',
    rate_limited:
      'Les demandes se sont suivies un peu trop vite. Veuillez patienter un instant, puis réessayer.',
    service_unavailable:
      'Le service de paiement ne répond pas pour le moment. Nous continuons d’essayer.',
    service_invalid:
      'Le service de paiement a donné une réponse inutilisable. Nous continuons d’essayer.',
    service_rejected:
      'Le service de paiement a refusé ce paiement. Veuillez contacter le marchand.',
    store_unavailable: 'Le marchand rencontre un problème en ce moment. Nous continuons d’essayer.',
    internal: 'Le marchand rencontre un problème inattendu. Nous continuons d’essayer.',
  },

  checkout: 'Paiement',
  sandbox: 'Environnement de test\u00a0: pas d’argent réel. Ne payez pas.',
  tryAgain: 'Réessayer',
  copied: 'Copié',
  copyRefused: 'La copie est bloquée ici. Le texte est sélectionné\u00a0: copiez-le manuellement.',
  loading: 'Ouverture de la page de paiement…',
  alreadySent:
    'Paiement déjà envoyé\u00a0? Cette page n’y change rien. Ne l’envoyez pas une deuxième fois.',
  errorTitle: 'La page de paiement n’a pas pu être ouverte',
  maybeBlocked:
    'Si cela persiste, la cause est peut-être un bloqueur de contenu ou le réseau auquel votre appareil est connecté. Autorisez-y cette page, ou essayez un autre navigateur.',
  priceChanged: (before, now) =>
    `Le marchand a modifié le prix de cette commande, qui passe de ${before} à ${now}.`,
  orderReference: (reference) => `Commande ${reference}`,
  accountReference: (reference) => `Compte ${reference}`,
  requestReference: (id) => `Référence pour l’assistance\u00a0: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  payTitle: 'Envoyez le paiement',
  partialTitle: 'Une partie du paiement est arrivée',
  partialArrived: (received, price) => `${received} sur ${price} sont arrivés et sont en sécurité.`,
  partialLead: 'Envoyez le reste pour finaliser la commande.',
  topUpTitle: 'Recharger le solde',
  topUpLead: 'Envoyez le montant de votre choix. Cette adresse reste la vôtre.',
  minimum: (amount) => `Les transferts inférieurs à ${amount} pourraient ne pas être détectés.`,
  tooSmall: 'Le montant est trop faible',
  tooSmallForAll:
    'Le montant restant à payer est trop faible pour chacune des devises proposées ici. Veuillez contacter le marchand.',
  amountLabel: 'Montant à envoyer',
  amountDue: 'Reste à envoyer',
  formerAmount: 'Montant précédent',
  copyAmount: 'Copier le montant',
  sendOnly: (code, network) =>
    `Envoyez uniquement des ${code}, et uniquement sur le réseau ${network}`,
  sendOnlyWhy: 'Avec une autre devise ou un autre réseau, l’argent peut être perdu.',
  addressLabel: (code, network) => `Adresse pour ${code} sur le réseau ${network}`,
  copyAddress: 'Copier l’adresse',
  copiedAddress: (code, network) =>
    `Copié. Envoyez uniquement des ${code}, et uniquement sur le réseau ${network}.`,
  qrLabel: (code, network) => `Code QR pour envoyer des ${code} sur le réseau ${network}`,
  qrBare: 'Le code contient uniquement l’adresse. Saisissez vous-même le montant.',
  qrWithAmount: 'Le code contient l’adresse et le montant.',
  openWallet: 'Ouvrir dans le portefeuille',
  ladderTitle: 'Votre portefeuille ne lit pas le code\u00a0?',
  ladderLead: 'Choisissez-en un plus simple.',
  ladderForms: {
    bip21_amount: 'Adresse et montant',
    bip21: 'Adresse sous forme de lien, sans montant',
    eip681_amount: 'Lien avec montant',
    eip681: 'Lien sans montant',
    eip681_token: 'Lien de jeton avec montant (vérifiez le destinataire dans votre portefeuille)',
    address: 'Adresse seule',
  },
  nothingOpened:
    'Rien ne s’est ouvert\u00a0? Copiez le montant et l’adresse dans votre portefeuille, ou scannez le code avec un autre appareil.',
  payHelp: 'Aide pour le transfert',
  rateLine: (code, dollars) => `1 ${code} = ${dollars} USD`,
  rateFrom: (source) => `selon ${source}`,
  rateAt: (time) => `à ${time}`,
  priceHolds: (time) => `Prix valable encore ${time}`,
  expiredTitle: 'Ce prix a expiré',
  expiredLead:
    'Paiement déjà envoyé\u00a0? Vous n’avez rien à faire\u00a0: il est peut-être en route et nous continuons de guetter son arrivée. Demandez un nouveau prix seulement si vous ne l’avez pas envoyé.',
  newPrice: 'Obtenir un nouveau prix',
  addressDetails: 'Afficher l’adresse',
  changeCurrency: 'Changer de devise ou de réseau',
  changeForRest: 'Envoyer le reste dans une autre devise',
  addressReplaced: 'L’adresse a changé. Désormais, utilisez uniquement celle-ci.',
  changedElsewhere: (what) =>
    `Ce paiement a été modifié dans un autre onglet ou sur un autre appareil. À envoyer maintenant : ${what}, à l’adresse ci-dessous.`,
  addressRefusedTitle: 'Nous refusons d’afficher cette adresse',
  addressRefused:
    'L’adresse que nous avons reçue ne passe pas le contrôle de son réseau. L’argent qui y serait envoyé pourrait être perdu\u00a0; elle n’est donc pas affichée. Rien n’a été débité. Choisissez une autre devise ou contactez le marchand.',
  addressUnchecked:
    'Nous ne connaissons pas ce réseau et n’avons donc pas pu contrôler l’adresse. Comparez-la avec celle indiquée par le marchand avant d’envoyer quoi que ce soit.',
  deposits: 'Dépôts',
  noDeposits: 'Aucun dépôt pour l’instant.',

  transferStatus: {
    seen: 'Détecté',
    confirmed: 'Confirmé',
    held: 'Retenu pour vérification',
  },
  unknownStatus: 'Noté',
  viewTransfer: 'Voir sur la blockchain',

  chooseTitle: 'Choisissez une devise',
  search: 'Rechercher une devise ou un réseau',
  searchHint: 'Nom, symbole ou réseau',
  currencies: 'Devises',
  networks: 'Réseaux',
  groupBy: 'Ordre de la liste',
  byCurrency: 'Par devise',
  byNetwork: 'Par réseau',
  lastUsed: 'Utilisées récemment',
  everything: 'Tous les choix',
  countNetworks: (n) => count(n, { one: '# réseau', many: '# de réseaux', other: '# réseaux' }),
  countCurrencies: (n) => count(n, { one: '# devise', many: '# de devises', other: '# devises' }),
  fromAmount: (amount) => `à partir de ${amount}`,
  chooseNetwork: (code) => `${code}\u00a0: choisissez le réseau sur lequel vous envoyez`,
  chooseCurrencyOn: (network) => `${network}\u00a0: choisissez la devise que vous envoyez`,
  networkGuide:
    'Choisissez le réseau que votre portefeuille ou votre plateforme d’échange utilise pour envoyer les fonds. Les frais varient selon le réseau.',
  backToList: 'Retour à la liste entière',
  minimumOf: (amount) => `au moins ${amount}`,
  usuallyTakes: (time) => `en général ${time}`,
  noCurrencies:
    'Le marchand ne propose aucune devise pour le moment. Veuillez réessayer plus tard.',
  noMatch: (text) => `Aucun résultat pour «\u00a0${text}\u00a0».`,
  searchable:
    'Vous pouvez chercher par symbole, nom, réseau ou adresse de contrat, ou coller une adresse de votre propre portefeuille pour trouver son réseau.',
  clearSearch: 'Effacer la recherche',
  readAs: (text) =>
    `Résultats pour «\u00a0${text}\u00a0»\u00a0: le clavier semble réglé sur une autre écriture.`,
  addressOf: (network) =>
    `Cela ressemble à une adresse du réseau ${network}. Vous trouverez ci-dessous ce que vous pouvez envoyer depuis ce réseau.`,
  addressOfSeveral: (networks) =>
    `Les adresses ont le même aspect sur ces réseaux\u00a0: ${networks}. Vérifiez dans votre portefeuille sur lequel se trouve votre argent.`,
  addressOfNone: (networks) =>
    `Cela ressemble à une adresse sur ${networks}. Le marchand n’y accepte aucun paiement.`,
  addressStays:
    'L’adresse a été recherchée uniquement dans cette page et n’a été envoyée nulle part.',
  matches: (n) =>
    count(n, {
      one: '# devise trouvée',
      many: '# de devises trouvées',
      other: '# devises trouvées',
    }),
  moreMatches: (n) =>
    count(n, {
      one: '# autre résultat\u00a0; continuez à taper pour affiner',
      many: '# d’autres résultats\u00a0; continuez à taper pour affiner',
      other: '# autres résultats\u00a0; continuez à taper pour affiner',
    }),
  unavailable: {
    no_rate: 'Pas de prix pour le moment',
    ambiguous_address: 'Pas d’adresse pour le moment',
    address_refused: 'Pas d’adresse sûre pour le moment',
    no_address: 'Pas d’adresse pour le moment',
    below_minimum: 'Le montant est trop faible',
  },
  notAvailable: 'Indisponible pour le moment',
  currenciesFailed: 'Les devises n’ont pas pu être chargées.',
  keepCurrency: 'Retour au paiement',
  gettingAddress: 'Récupération de l’adresse…',

  sources: {
    service_event: 'Service de paiement',
    service_list: 'Surveillance de la blockchain',
    service_lookup: 'Trouvé par le marchand sur la page de paiement du service',
    store: 'Marchand',
  },
  evidence: {
    opened: 'Page de paiement ouverte',
    quoted: 'Prix fixé',
    seen: 'Transfert détecté',
    confirmed: 'Transfert confirmé',
    held: 'Transfert retenu pour vérification',
    released: 'Vérification terminée',
    marked_paid: 'Marqué comme payé',
    closed: 'Commande clôturée',
    amended: 'Montant de la commande modifié',
  },
  unknownSource: 'Autre source',
  unknownEvidence: 'Quelque chose a été noté',
  transferCounts: {
    late: 'Arrivé après l’expiration de son prix, il ne compte donc pas automatiquement',
    wrong_currency: 'Ce n’est pas la devise choisie, il ne compte donc pas automatiquement',
  },

  nothingAwaited: 'Rien ne peut encore être envoyé',
  longWaitTitle: (ago) => `Détecté ${ago}, et toujours pas confirmé`,
  longWait:
    'Le réseau blockchain est peut-être lent, ou il a peut-être abandonné le transfert. Cherchez-le dans votre portefeuille avant de faire quoi que ce soit, et interrogez le marchand avant tout nouvel envoi.',
  newPriceIs: (amount) => `Le nouveau prix est de ${amount}.`,
  oneMinuteLeft: 'Plus qu’une minute à ce prix.',

  statusTitle: {
    loading: 'Ouverture de la page de paiement…',
    error: 'La page de paiement n’a pas pu être ouverte',
    choose_currency: 'Choisissez une devise',
    pay: 'En attente de votre transfert',
    top_up: 'En attente de transferts',
    detected: 'Votre transfert a été détecté',
    confirmed: 'Une partie est confirmée, le reste est en chemin',
    partial: 'Une partie est arrivée, en attente du reste',
    review: 'Le marchand examine votre transfert',
    held: 'Votre transfert est en cours de vérification',
    paid: 'Paiement finalisé',
    closed: 'Cette commande est clôturée',
  },
  statusLead: {
    loading: '',
    error: '',
    choose_currency: '',
    pay: 'Cette page se met à jour toute seule. Vous pouvez la quitter et y revenir.',
    top_up: 'Cette page se met à jour toute seule. Vous pouvez la quitter et y revenir.',
    detected:
      'Il est en chemin sur le réseau blockchain. Vous n’avez rien à faire et ne devez pas effectuer de nouvel envoi.',
    confirmed: 'Vous n’avez rien à faire et ne devez pas effectuer de nouvel envoi.',
    partial:
      'Ce qui est arrivé est en sécurité et compte pour cette commande. Envoyez uniquement ce qui manque encore.',
    review:
      'Il est arrivé et il est en sécurité, mais il ne correspond pas automatiquement à la commande\u00a0; c’est donc le marchand qui décide. N’effectuez pas de nouvel envoi\u00a0; si vous restez sans nouvelles, indiquez votre numéro de commande au marchand.',
    held: 'Il est arrivé, et le service de paiement l’a retenu pour vérification. Le marchand décide de la suite. Veuillez contacter le marchand et n’effectuez pas de nouvel envoi.',
    paid: 'Merci. Vous pouvez fermer cette page.',
    closed:
      'Elle n’accepte plus de paiement. Si vous avez envoyé quelque chose, contactez le marchand.',
  },
  storeConfirms: 'Le marchand confirmera ce paiement.',
  usualTime: (time) => `Cela prend en général ${time}.`,
  lateEvents:
    'Le marchand n’est informé d’un paiement qu’une fois celui-ci confirmé, ce qui peut prendre quelques minutes. Vous pouvez quitter cette page et y revenir.',
  exceptions: {
    partial: 'Le montant arrivé est inférieur au prix.',
    over: 'Le montant arrivé est supérieur au prix. Le marchand voit de combien\u00a0; demandez-lui de vous rendre l’excédent.',
    late: 'Un transfert est arrivé après l’expiration de son prix. Le marchand décide s’il compte.',
    wrong_currency:
      'Un transfert est arrivé dans une devise qui n’était pas celle choisie. Le marchand décide s’il compte.',
    held: 'Un transfert est retenu pour vérification.',
  },
  unknownException: 'Le marchand a noté quelque chose au sujet de ce paiement.',
  due: 'Reste à payer',
  received: 'Reçu',
  seenSoFar: 'Montant détecté jusqu’à présent',
  excess: 'Au-delà du prix',
  transfers: 'Transferts',
  timeline: 'Ce qui s’est passé',
  copyTimeline: 'Copier pour l’assistance',
  lastChecked: (ago) => `Dernière vérification\u00a0: ${ago}`,
  checkNow: 'Vérifier maintenant',
  checking: 'Vérification…',
  nothingNew: 'Vérifié à l’instant, rien de nouveau.',
  somethingNew: 'Vérifié à l’instant, il y a du nouveau.',
  notChecked:
    'L’état n’a pas pu être actualisé. Ce que vous voyez était exact lors de la dernière vérification.',
  connection: {
    live: 'En direct',
    polling: 'Actualisation toutes les quelques secondes',
    offline: 'Pas de connexion',
  },
  stillWatching: 'Ce qui a été envoyé reste surveillé',
  connectionLost:
    'Connexion perdue. Ce que vous voyez était exact lors de la dernière vérification.',
  connectionBack: 'La connexion est rétablie.',
  slowOpening: 'Cela prend plus de temps que d’habitude. Nous continuons d’essayer.',
  notCurrent: 'Ce que vous voyez était exact lors de la dernière vérification.',
  sessionOver: 'Cette page est restée ouverte trop longtemps',
  sessionOverLead:
    'Rien n’est perdu\u00a0: le marchand détecte toujours ce que vous avez envoyé. Rechargez la page avant d’envoyer quoi que ce soit.',
  reloadPage: 'Recharger la page',
  backToStore: (store) =>
    store === undefined ? 'Retour au site du marchand' : `Retour chez ${store}`,
  contactStore: (store) => `Contacter ${store ?? 'le marchand'}`,

  tellMe: 'M’avertir à l’arrivée',
  tellingMe:
    'Gardez cette page ouverte. Vous entendrez un son ou verrez une notification, si votre navigateur le permet.',

  receipt: 'Reçu de paiement',
  receiptNote: 'Ceci est le reçu d’un paiement, pas une facture.',
  printReceipt: 'Imprimer',
  saveReceipt: 'Enregistrer comme fichier',

  exchangeTitle: 'Vous payez depuis une plateforme d’échange\u00a0? Pensez à ses frais',
  exchangeNetwork: 'Réseau sur la plateforme',
  exchangeNames: (network, names) => `${network}, peut-être affiché sous ${names}`,
  exchangeAmount: 'Montant qui doit arriver',
  exchangeFee:
    'Si les frais de la plateforme sont prélevés sur le montant, saisissez le montant augmenté des frais.',
  exchangeMemo: 'Memo ou tag',
  exchangeNoMemo: 'À laisser vide',
  exchangeMinimum: 'En dessous de son retrait minimum, une plateforme d’échange n’envoie rien.',

  checkTitle: 'Vérifiez l’adresse dans votre portefeuille',
  checkLead: 'Un programme malveillant peut remplacer par une autre l’adresse que vous copiez.',
  checkLabel: 'Collez ce qu’affiche votre portefeuille',
  checkSame: 'C’est la même adresse.',
  checkDiffers: (at, pasted, right) =>
    `N’envoyez rien\u00a0: c’est une autre adresse. À partir du caractère ${String(at)}, on y lit «\u00a0${pasted}\u00a0» au lieu de «\u00a0${right}\u00a0».`,
  checkNone: (network) =>
    `N’envoyez rien\u00a0: ce n’est pas une adresse complète du réseau ${network}.`,

  largerCode: 'Agrandir le code',
  close: 'Fermer',
  saveCard: 'Enregistrer comme image',
  priceHoldsUntil: (moment) => `Fin de validité du prix\u00a0: ${moment}`,

  handOff: 'Continuer sur le téléphone',
  handOffLead:
    'Scannez ce code avec l’appareil photo de votre téléphone. Ce code ouvre ce paiement sur le téléphone. Ce n’est pas le code pour payer.',
  handOffLabel: 'Code QR qui ouvre ce paiement sur votre téléphone (il ne sert pas à payer)',
  handOffUntil: (time) => `Ce code ne peut être ouvert qu’une seule fois ; limite : ${time}.`,
  handOffNew: 'Afficher un nouveau code',

  worthTitle: 'Combien cela vaut-il\u00a0?',
  worthCoins: (code) => `Montant en ${code}`,
  worthDollars: 'Montant en dollars américains',
  worth: (coins, dollars) => `La valeur de ${coins} est de ${dollars}.`,
  worthAbout: (coins, dollars) => `La valeur de ${coins} est d’environ ${dollars}.`,
  worthGuide: 'À titre indicatif\u00a0: le prix peut changer jusqu’à l’arrivée de votre transfert.',
  worthUnread: (whole, part) => `Écrivez le montant en chiffres, par exemple ${whole} ou ${part}.`,
  worthNoRate: 'Il n’y a pas de prix pour le moment.',
};
