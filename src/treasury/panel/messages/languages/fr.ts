/** French of the back office. Formal ("vous"); "serveur" is the store's software, "boutique" the business. */
import { plural, type PluralForms } from '../../../../ui/messages/messageFormat.js';
import type { TreasuryMessages } from '../en.js';

type Rights = Parameters<TreasuryMessages['rightsOf']>[0];

const count = (n: number, forms: PluralForms<'fr'>) => plural('fr', n, forms);

const all = (names: readonly string[]) =>
  new Intl.ListFormat('fr', { type: 'conjunction' }).format(names);

const days = (n: number) => count(n, { one: '# jour', many: '# de jours', other: '# jours' });

const orders = (n: number) =>
  count(n, { one: '# commande', many: '# de commandes', other: '# commandes' });

/** A sentence of its own for one; the number before the words for more. */
const many = (n: number, one: string, more: string): string =>
  n === 1 ? one : `${String(n)} ${more}`;

const namesOf = ({ withdraw, approve }: Rights): string =>
  [...(withdraw ? ['Retirer'] : []), ...(approve ? ['Approuver'] : [])].join(', ') || 'Lire';

/** Every sentence of the back office. */
export const messages: TreasuryMessages = {
  problems: {
    offline:
      'Vous êtes hors ligne. Cette page reprendra d’elle-même dès le retour de la connexion.',
    unreachable: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
    timeout: 'Le serveur met trop de temps à répondre. Réessayez dans un instant.',
    unreadable:
      'Ce n’est pas une réponse valide du serveur. Reconnectez-vous\u00a0; si cela ne suffit pas, vérifiez où le handler treasury est monté.',
    bad_request:
      'Le serveur n’a pas compris cette requête. Rechargez la page\u00a0; le back-office et le serveur sont peut-être de versions différentes.',
    unauthorized: 'Personne n’est connecté, ou votre session a expiré. Reconnectez-vous.',
    forbidden:
      'Vous n’avez pas le droit de faire cela. Adressez-vous à la personne qui gère les accès à ce back-office.',
    forbidden_origin:
      'Le serveur n’accepte aucune requête de cette page. Ouvrez le back-office à sa propre adresse, ou ajoutez l’adresse de cette page aux origines du handler treasury.',
    not_found: 'Le serveur ne l’a pas trouvé. Rechargez la page et regardez à nouveau.',
    method_not_allowed:
      'Le serveur n’a pas compris cette requête. Rechargez la page\u00a0; le back-office et le serveur sont peut-être de versions différentes.',
    unsupported_media_type:
      'Le serveur n’a pas compris cette requête. Rechargez la page\u00a0; le back-office et le serveur sont peut-être de versions différentes.',
    payload_too_large:
      'C’est plus que ce que le serveur accepte en une fois. Raccourcissez, puis réessayez.',
    amount_invalid: 'Ce montant ne peut pas être envoyé. Saisissez un montant supérieur à zéro.',
    amount_precision:
      'Ce montant a plus de décimales que la devise. Réduisez le nombre de décimales.',
    address_invalid:
      'Ce n’est pas une adresse de ce réseau, rien n’a donc été enregistré. Comparez-la avec sa source.',
    currency_unavailable:
      'Cette devise est indisponible pour le moment. Choisissez-en une autre, ou activez celle-ci auprès du service de paiement.',
    withdrawal_differs:
      'Un autre retrait porte déjà ce numéro, celui-ci n’a donc pas été enregistré. Rechargez la page et recommencez.',
    withdrawal_state:
      'Ce retrait a déjà dépassé cette étape\u00a0; quelqu’un d’autre a peut-être agi. Son état actuel figure ci-dessous.',
    approval_missing: 'Une autre personne doit d’abord approuver ce retrait.',
    approval_own:
      'Vous avez créé le brouillon de ce retrait, une autre personne doit donc l’approuver.',
    warnings_new:
      'Le même argent est peut-être déjà parti depuis le chargement de cette page, rien n’a donc été envoyé. Consultez les avertissements.',
    settle_too_early:
      'Le retrait a été envoyé il y a moins d’une minute, le service de paiement est peut-être encore en train de le créer.',
    cancel_at_service:
      'Nous n’en connaissons que l’ID de demande, il n’est donc pas possible de l’annuler ici. Annulez-le dans le tableau de bord du service.',
    delete_too_late: 'La transaction a commencé, le retrait ne peut plus être annulé.',
    refund_changed:
      'Ce qui peut être remboursé pour cette commande a changé depuis que vous avez ouvert cette page, rien n’a donc été fait. Examinez à nouveau ses paiements, remboursements et liens.',
    refund_link_state:
      'Le client a déjà confirmé une adresse par ce lien. Annulez plutôt le retrait qui en est issu.',
    callback_outdated:
      'La commande a changé entre-temps, la boutique n’a donc pas été prévenue à nouveau\u00a0: l’information ne serait plus exacte.',
    processing_not_ready:
      'Le service de paiement n’a pas encore de portefeuilles de traitement pour votre boutique. Terminez la configuration dans son tableau de bord.',
    rate_limited: 'Trop de tentatives. Patientez un instant, puis réessayez.',
    service_unavailable:
      'Le service de paiement ne répond pas pour le moment. Réessayez dans un instant.',
    service_invalid:
      'La réponse du service de paiement est inutilisable. Réessayez dans un instant\u00a0; si cela persiste, signalez-le au service.',
    service_rejected:
      'Le service de paiement a rejeté cette demande. Cherchez la référence ci-dessous dans les logs du serveur.',
    key_refused:
      'Le service de paiement répond 401. Soit sa base de données est en panne, ce qui passera de soi-même, soit il n’accepte pas la clé API du serveur. Si son tableau de bord fonctionne, vérifiez-y que la clé est active, et que le serveur utilise bien cette clé.',
    exchange_unavailable:
      'Le service de paiement n’a pas pu lire le compte de la plateforme d’échange. Réessayez dans un instant\u00a0; si cela persiste, vérifiez dans le tableau de bord du service que les clés de la plateforme sont toujours valables.',
    store_unavailable:
      'Le serveur a un problème avec son propre stockage. Réessayez dans un instant.',
    internal:
      'Le serveur a rencontré un problème inattendu. Réessayez\u00a0; si cela persiste, cherchez la référence ci-dessous dans ses logs.',
  },

  sandbox: 'Mode test\u00a0: aucun fonds réel n’est transféré.',
  tryAgain: 'Réessayer',
  copied: 'Copié',
  copyRefused: 'La copie est bloquée ici. Le texte est sélectionné, copiez-le vous-même.',
  actionsNotLoaded: 'Le menu ne s’est pas chargé.',
  requestReference: (id) => `Référence\u00a0: ${id}`,

  refresh: 'Actualiser',
  refreshing: 'Actualisation…',
  asOf: (ago) => `Mis à jour ${ago}`,
  staleTitle: 'Ces chiffres ne sont plus à jour',
  unknownWorth: 'Valeur inconnue',
  addressNotSure: 'Non vérifiée\u00a0: ce réseau n’est pas connu ici.',
  addressUnsound:
    'Non affichée\u00a0: l’adresse reçue n’est pas valide sur ce réseau. Cherchez-la dans le tableau de bord du service de paiement.',

  processingTitle: 'Soldes',
  processingLoading: 'Lecture des soldes…',
  processingFailed: 'Les soldes n’ont pas pu être lus',
  processingNone:
    'Le service de paiement n’a indiqué aucun portefeuille. Il fait de même quand il ne peut pas les joindre\u00a0: il peut donc s’y trouver des fonds malgré tout.',
  exchangeTitle: 'Plateforme d’échange',
  exchangeLoading: 'Lecture du compte de la plateforme d’échange…',
  exchangeFailed: 'Le compte de la plateforme d’échange n’a pas pu être lu',
  exchangeApart: 'Non compris dans le total des portefeuilles.',
  exchangeNone: 'Aucune plateforme d’échange n’est connectée.',
  exchangeNoneLead:
    'Tout va bien\u00a0: connectez-en une dans le tableau de bord du service de paiement si vous voulez voir ses fonds ici.',
  exchangeEmpty: 'Le compte de la plateforme d’échange est vide.',
  exchangeNotListed: 'Le service de paiement n’indique rien de ce compte, ni aucun total.',
  exchangeUnlisted:
    'Le service de paiement indique ce total, mais pas de quoi il se compose. Consultez la plateforme d’échange elle-même.',

  walletsTitle: 'Portefeuilles et gas',
  columnAddress: 'Adresse du portefeuille',
  columnAvailable: 'Disponible',
  columnValue: 'Valeur',
  columnGas: 'Gas restant',
  gasForTokens: (n) =>
    `Environ ${n} ${n === '1' ? 'transaction de jeton' : 'transactions de jetons'}`,
  gasForNative: (n, code) =>
    `Environ ${n} ${n === '1' ? 'transaction' : 'transactions'} en ${code}`,
  notEnoughGas: (code) => `Pas assez de ${code}`,
  feesPaidIn: (code) => `Les frais se paient en ${code}`,

  total: 'Total',
  knownTotal: 'Total connu',
  incomplete: 'Ce n’est pas tout.',
  someWorthUnknown:
    'La valeur d’une partie des fonds n’est pas connue, cette partie n’est donc pas comptée.',
  perhapsMore: 'Le serveur n’a pas pu vérifier s’il manque quelque chose ici.',
  partlyUnknown: 'et d’autres fonds de valeur inconnue',

  asTable: 'Tableau',
  columnCurrency: 'Devise',
  columnBalance: 'Solde',
  columnShare: 'Part',

  emptyWallet: 'Il n’y a rien ici.',
  onlyEmpty: (n) =>
    count(n, {
      one: '# devise sans fonds',
      many: '# de devises sans fonds',
      other: '# devises sans fonds',
    }),
  fundingAddress: (network) => `Adresse du portefeuille sur ${network}`,
  copyAddress: 'Copier l’adresse',
  fundingCode: (network) => `Code QR de l’adresse du portefeuille sur ${network}`,
  fundingLead: (code, network) =>
    `Envoyez ${code} sur ${network} à cette adresse pour payer les transactions.`,
  addressUnchecked:
    'Nous ne connaissons pas ce réseau, l’adresse n’a donc pas pu être vérifiée. Comparez-la avec le tableau de bord du service de paiement avant d’envoyer quoi que ce soit.',
  addressRefused:
    'L’adresse fournie par le service de paiement ne passe pas le contrôle de son réseau, elle n’est donc pas affichée. Cherchez-la dans le tableau de bord du service.',

  nativeCost: (code) => `Une transaction en ${code}`,
  tokenCost: 'Une transaction de jeton',
  energy: 'Énergie disponible',
  bandwidth: 'Bande passante disponible',
  availableOf: (available, total) => `${available} sur ${total}`,

  unconfirmedTitle: 'Transactions en attente',
  unconfirmedLoading: 'Chargement des transactions en attente…',
  unconfirmedFailed: 'Les transactions n’ont pas pu être lues',
  unconfirmedNone: 'Aucune transaction en attente.',
  unconfirmedCount: (n) =>
    count(n, {
      one: '# transaction en attente',
      many: '# de transactions en attente',
      other: '# transactions en attente',
    }),
  unconfirmedUnreadable: (n) =>
    count(n, {
      one: '# transaction n’a pas pu être lue et n’est pas affichée',
      many: '# de transactions n’ont pas pu être lues et ne sont pas affichées',
      other: '# transactions n’ont pas pu être lues et ne sont pas affichées',
    }),
  unconfirmedLead:
    'Chacune a été détectée, rien de plus\u00a0: elle peut encore échouer, et si elle quitte la liste, elle a peut-être été confirmée ou abandonnée.',
  directions: {
    in: 'Entrante',
    out: 'Sortante',
    unknown: 'Aucune des deux adresses n’est connue ici',
  },
  unknownDirection: 'Sens inconnu',
  from: 'De',
  to: 'À',
  hash: 'Transaction',
  unknownSender: 'Non indiqué',
  copySender: 'Copier l’expéditeur',
  copyReceiver: 'Copier le destinataire',
  copyHash: 'Copier le hash',
  senderLabel: 'Adresse de l’expéditeur',
  receiverLabel: 'Adresse du destinataire',
  viewTransfer: 'Voir la transaction',
  seenAgo: (ago) => `Détectée ${ago}`,
  seenUnknown: 'Heure inconnue',
  forOrder: (reference) => `Commande ${reference}`,
  forCustomer: (reference) => `Compte ${reference}`,

  figuresTitle: 'Chiffres',
  figuresLoading: 'Calcul en cours…',
  figuresFailed: 'Les chiffres n’ont pas pu être lus',
  figuresNoIndex: 'Le serveur indexe encore ses commandes. Les chiffres apparaîtront d’eux-mêmes.',
  figuresUnreadable: (n) =>
    count(n, {
      one: '# commande est illisible pour cette version et n’est pas dans ces chiffres.',
      many: '# de commandes sont illisibles pour cette version et ne sont pas dans ces chiffres.',
      other: '# commandes sont illisibles pour cette version et ne sont pas dans ces chiffres.',
    }),

  paidTodayTile: 'Payé aujourd’hui',
  unpaidTile: 'Non payé',
  pendingTile: 'En attente',
  availableTile: 'Disponible',
  ordersCounted: orders,
  ordersWithLivePrice: (n, live) =>
    `${orders(n)} · ${live === 0 ? 'aucune avec un prix valable' : `${String(live)} avec un prix valable`}`,
  transfersPending: (n) =>
    count(n, {
      one: '# transaction détectée, non confirmée',
      many: '# de transactions détectées, non confirmées',
      other: '# transactions détectées, non confirmées',
    }),
  ofUnknownValue: (n) => `${String(n)} de valeur inconnue`,
  everyNetworkAnswered: 'Tous les réseaux',
  withoutNetworks: (names) => `Sans ${all(names)}\u00a0: pas de réponse`,

  incomeTitle: 'Recettes par jour',
  incomeLead: 'valeur à la confirmation',
  rangeOfDays: days,
  incomeSummary: (range, total, highest) =>
    highest === null
      ? `Recettes par jour, ${range}\u00a0: ${total}.`
      : `Recettes par jour, ${range}\u00a0: ${total} au total. Maximum\u00a0: ${highest}.`,
  amountOnDay: (amount, day) => `${amount} le ${day}`,
  incomeNone: 'Aucun paiement n’a été confirmé durant ces jours.',
  todaySoFar: (day) => `${day}, jusqu’ici`,
  todayMark: 'Aujourd’hui',
  nowMark: 'Maintenant',
  dayUnknown: 'Inconnu',
  daysUnknown: (n) =>
    count(n, {
      one: '# jour inconnu\u00a0: antérieur à la première commande de la boutique, ou supprimé depuis.',
      many: '# de jours inconnus\u00a0: antérieurs à la première commande de la boutique, ou supprimés depuis.',
      other:
        '# jours inconnus\u00a0: antérieurs à la première commande de la boutique, ou supprimés depuis.',
    }),
  incomeZone: (zone) => `Jours dans le fuseau ${zone}. Les remboursements ne sont pas déduits.`,
  columnDay: 'Jour',
  columnIncome: 'Recettes',
  columnPayments: 'Paiements',
  columnPaidIn: 'Payé en',
  plusUnvalued: (n) =>
    count(n, {
      one: 'et # de valeur inconnue',
      many: 'et # de valeur inconnue',
      other: 'et # de valeur inconnue',
    }),
  downloadCsv: 'Exporter en CSV',

  balanceTitle: 'Évolution des soldes',
  balanceSummary: (range, from, to) => `Évolution des soldes, ${range}\u00a0: de ${from} à ${to}.`,
  balanceNone: 'Pas encore de soldes antérieurs. Le serveur les lit toutes les demi-heures.',
  balanceTotal: 'Total',
  balanceTotalWithout: (names) => `Total connu, sans ${all(names)}`,
  balanceKnownTotal: 'Total connu',
  noReading: 'Non lu',
  networkSilent: 'Pas de réponse',
  columnReadAt: 'Lu',
  columnTotal: 'Total',

  silentTitle: (names) => `Pas de réponse\u00a0: ${all(names)}.`,
  silentLead: (n) =>
    count(n, {
      one: 'Les fonds de ce réseau ne sont pas dans ces chiffres.',
      many: 'Les fonds de ces réseaux ne sont pas dans ces chiffres.',
      other: 'Les fonds de ces réseaux ne sont pas dans ces chiffres.',
    }),
  lastKnown: (network, amount, time) =>
    network === null
      ? `Dernier solde connu\u00a0: ${amount} (${time}).`
      : `${network}, dernier solde connu\u00a0: ${amount} (${time}).`,
  retryReading: 'Réessayer',
  noAnswerSince: (time) => `Pas de réponse depuis\u00a0: ${time}. Hors total.`,
  noAnswer: 'Pas de réponse. Hors total.',

  byNetworkTitle: 'Soldes par réseau',
  byCurrencyTitle: 'Soldes par devise',

  columnNetwork: 'Réseau',

  withdrawalProblems: {
    offline: 'Vous êtes hors ligne. Réessayez dès le retour de la connexion.',
    unauthorized:
      'Vous êtes déconnecté. Reconnectez-vous dans un autre onglet, puis réessayez ici.',
    forbidden:
      'Vous n’avez pas le droit de faire cela. Demandez le droit  « Retirer » à la personne qui gère les accès.',
    not_found:
      'Le serveur ne connaît pas ce retrait. Consultez la liste des retraits avant de créer un autre brouillon.',
    payload_too_large: 'La note est trop longue. Raccourcissez-la, puis réessayez.',
    amount_precision:
      'Le montant a plus de décimales que la devise. Réduisez le nombre de décimales, puis réessayez.',
    address_invalid:
      'Ce n’est pas une adresse du réseau choisi, aucun brouillon n’a donc été créé. Vérifiez la devise et copiez à nouveau l’adresse.',
    currency_unavailable:
      'Cette devise ne peut pas être versée pour le moment. Choisissez-en une autre, ou activez celle-ci auprès du service de paiement.',
    withdrawal_differs:
      'Ce formulaire a déjà créé un autre retrait, peut-être dans un autre onglet. Examinez d’abord celui-là, puis commencez-en un nouveau.',
    withdrawal_state:
      'Le retrait a déjà dépassé cette étape. Quelqu’un d’autre a peut-être agi avant vous.',
    warnings_new:
      'Un autre retrait est apparu, qui concerne peut-être le même argent. Rien n’a été envoyé. Lisez les avertissements, puis cochez à nouveau la case si vous voulez tout de même envoyer.',
    settle_too_early:
      'Il a été envoyé il y a moins d’une minute, et un service de paiement lent peut encore le créer. Regardez à nouveau dans une minute.',
    delete_too_late:
      'La transaction a commencé, le retrait ne peut plus être annulé. Rien n’a changé.',
  },

  withdraw: 'Nouveau retrait',
  editTitle: 'Modifier le retrait',
  editLead: '«\u00a0Continuer\u00a0» annule le brouillon précédent et en crée un nouveau.',
  refund: 'Remboursement',
  refundOf: (reference) => `Remboursement de la commande ${reference}`,
  topUpRefundOf: (reference) => `Remboursement au client ${reference}`,
  mayNot: 'Vous pouvez consulter les retraits, mais pas en créer.',
  sessionFailed: 'Vos droits n’ont pas pu être lus',
  formLoading: 'Ouverture du formulaire…',
  approvalNeeded:
    'Une autre personne doit approuver votre brouillon avant qu’il puisse être envoyé.',

  currency: 'Devise',
  currencyHint: 'Saisissez un nom, un symbole ou un réseau',
  currencyNone: 'Choisissez une devise.',
  currencyNoMatch: (text) => `Aucun résultat pour «\u00a0${text}\u00a0».`,
  currencyFound: (n) => (n === 1 ? '1 devise trouvée' : `${String(n)} devises trouvées`),
  currencyChosen: (code, network) => `${code} sur ${network}`,
  currencyGone: 'Cette devise n’est plus disponible. Choisissez-en une autre.',
  currenciesFailed: 'Les devises n’ont pas pu être chargées',
  currenciesEmpty:
    'Le service de paiement ne propose aucune devise. Activez-en d’abord une dans ce service.',
  openCurrencies: 'Afficher toutes les devises',
  closeCurrencies: 'Masquer les devises',
  balanceName: 'Solde',
  balanceNotKnown: 'Solde inconnu',
  balanceAt: (amount, ago) => `Disponible\u00a0: ${amount}, ${ago}`,
  balancesOld: 'Les soldes ne sont plus à jour\u00a0: ils n’ont pas pu être relus',
  balancesFailed: 'Les soldes n’ont pas pu être lus',
  balancesLead: 'Vous pouvez continuer, mais nous ne savons pas si le solde suffit.',

  amount: 'Montant',
  amountAll: 'Max',
  amountAllLabel: (amount) => `Max\u00a0: ${amount}`,
  amountAllNote: 'C’est la totalité du solde.',
  amountAllNative:
    'C’est la totalité du solde. Les frais de réseau sont prélevés sur la même devise, la transaction peut donc rester dans la file d’attente. Laissez-en un peu.',
  amountAllToken: (native) =>
    `C’est la totalité du solde. Les frais de réseau se paient en ${native}.`,
  amountAbove: 'Plus que le solde disponible.',
  amountAmbiguous: 'De quel montant s’agit-il\u00a0?',
  amountAsDecimal: (whole, plain) =>
    whole === plain ? `Exactement ${plain}` : `${whole} avec des décimales\u00a0: ${plain}`,
  amountAsGrouped: (plain) => `Un nombre entier\u00a0: ${plain}`,
  amountFaults: {
    not_a_number: 'Saisissez un nombre, par exemple 12,5.',
    separators: 'Vérifiez les virgules et les points. Écrivez simplement, par exemple 1234,5.',
    too_long: 'Trop de chiffres pour un montant.',
    not_positive: 'Saisissez un montant supérieur à zéro.',
    precision: 'Trop de décimales.',
  },
  amountPrecision: (code, decimals) =>
    decimals === 0
      ? `${code} n’a pas de décimales. Saisissez un nombre entier.`
      : `Nombre maximal de décimales pour ${code}\u00a0: ${String(decimals)}.`,
  amountEmpty: 'Saisissez un montant.',

  address: 'Adresse',
  addressRefund: 'Adresse de remboursement du client',
  addressHint: (network) => `Une adresse sur ${network}. Collez-la, ne la tapez pas.`,
  addressHintNoCurrency:
    'Choisissez d’abord la devise\u00a0: chaque réseau a ses propres adresses.',
  addressRefundHint:
    'Demandez au client une adresse à lui. N’utilisez jamais l’adresse d’où vient le paiement\u00a0: elle appartient peut-être à une plateforme d’échange, et l’argent serait perdu.',
  addressValid: (network) => `Adresse valide sur ${network}`,
  addressNotChecked: (network) =>
    `Nous ne pouvons pas vérifier les adresses sur ${network}. Comparez chaque caractère.`,
  addressRespelled: 'Même adresse, dans son écriture standard.',
  addressSpaces: 'Les espaces ont été supprimés.',
  addressBitcoinForm: (network) =>
    `Les adresses Bitcoin ont la même forme. Assurez-vous que celle-ci est bien pour ${network}.`,
  addressLabel: (code, network) => `Adresse pour ${code} sur ${network}`,
  addressElsewhere: (network) => `C’est une adresse sur ${network}.`,
  addressElsewhereEvm: 'C’est une adresse d’Ethereum ou d’un réseau semblable.',
  addressFaults: {
    empty: () => 'Saisissez l’adresse du destinataire.',
    charset: (network) =>
      `Les adresses sur ${network} ne contiennent pas ces caractères. Copiez-la à nouveau.`,
    length: (network) =>
      `Trop court ou trop long pour une adresse sur ${network}. Copiez-la à nouveau en entier.`,
    checksum: () =>
      'Un caractère est faux\u00a0: la somme de contrôle ne correspond pas. Copiez l’adresse à nouveau, ne la tapez pas.',
    wrong_network: (network) =>
      `Ce n’est pas une adresse du réseau principal de ${network}. L’argent envoyé là serait perdu.`,
    encoding: (network) => `Ne s’écrit pas comme une adresse sur ${network}. Copiez-la à nouveau.`,
  },

  note: 'Note interne (facultative)',
  noteTooLong: 'La note dépasse 500 caractères. Raccourcissez-la.',

  review: 'Continuer',
  reviewing: 'Création…',
  fieldsWrong: (n) => (n === 1 ? '1 champ à corriger.' : `${String(n)} champs à corriger.`),
  draftFailed: 'Le brouillon du retrait n’a pas été créé',
  draftAgain: 'Vos saisies sont conservées. Réessayer ne crée pas de second brouillon.',
  draftMovedOn:
    'Le brouillon précédent de ce formulaire a été envoyé entre-temps, peut-être dans un autre onglet. Vos modifications ultérieures ne sont dans aucun brouillon.',
  draftDiffers:
    'Le brouillon du serveur ne correspond pas à votre saisie. Ne l’envoyez pas. Annulez-le et prévenez la personne qui gère le serveur.',
  startOver: 'Commencer un nouveau retrait',
  showOther: 'Afficher cet autre retrait',
  back: 'Modifier',
  anotherOne: 'Nouveau retrait',

  withdrawal: 'Retrait',
  withdrawalLoading: 'Chargement du retrait…',
  withdrawalFailed: 'Le retrait n’a pas pu être chargé',
  withdrawalStatuses: {
    needs_approval: 'À approuver',
    ready: 'Prêt à envoyer',
    sending: 'Envoi en cours',
    queued: 'En file d’attente',
    stuck: 'Bloqué en file',
    confirming: 'En confirmation',
    completed: 'Terminé',
    unknown: 'Résultat inconnu',
    rejected: 'Rejeté',
    failed: 'Échec',
    cancelled: 'Annulé',
  },
  withdrawalLeads: {
    awaiting_approval: 'Rien n’a été envoyé. Une autre personne doit d’abord l’approuver.',
    draft: 'Rien n’a été envoyé. Comparez le montant, le réseau et l’adresse avec leur source.',
    sending:
      'Nous adressons la demande au service de paiement. Cela prend quelques secondes. Ne créez pas d’autre brouillon.',
    unknown: 'Le retrait existe peut-être, ou non.',
    refused: 'Le service de paiement l’a rejeté. Aucun fonds n’est transféré.',
    queued: 'Le service de paiement l’a reçu et n’a pas encore créé de transaction.',
    in_progress:
      'Le service de paiement a commencé la transaction. Elle ne peut plus être annulée.',
    completed: 'La transaction est confirmée.',
    failed:
      'Le service de paiement a abandonné cette transaction et ne réessaiera pas de lui-même.',
    deleted:
      'Annulé auprès du service de paiement avant la création d’une transaction. Aucun fonds n’a été transféré.',
    discarded: 'Annulé avant l’envoi. Aucun fonds n’a été transféré.',
  },
  withdrawalOther: (state) => `Statut\u00a0: ${state}`,
  withdrawalOtherLead: 'Cette page est plus ancienne que le serveur et ne connaît pas ce statut.',
  sendTitle: (amount) => `Envoyer ${amount}`,
  withdrawalTitle: (amount, start) => `${amount} à ${start}…`,

  factAmount: 'Montant',
  factNetwork: 'Réseau',
  factAddress: 'À',
  factFrom: 'De',
  walletLabel: (network) => `Adresse sur ${network} d’où part le paiement`,
  walletAvailable: (network, amount) => `Portefeuille sur ${network} · disponible\u00a0: ${amount}`,
  factLeft: 'Reste après',
  factFee: 'Frais de réseau',
  feeSame: 'Payés depuis le même portefeuille',
  feeIn: (native) => `Payés en ${native} depuis le même portefeuille`,
  valueWhenSent: (value) => `${value} à l’envoi`,
  factNote: 'Note interne',
  factRefund: 'Pour',
  factHash: 'Transaction',
  factRequest: 'ID de demande',
  factProof: 'Preuve',
  completedAt: (when) => `La transaction a été confirmée\u00a0: ${when}.`,
  signedWebhook: (delivery) => (delivery === null ? 'Webhook signé' : `Webhook signé ${delivery}`),
  serviceLookup: 'Consultation du service de paiement',
  proofLine: (proof, when) => `${proof}, ${when}`,
  warningTitles: {
    balance_low: 'Solde insuffisant.',
    balance_unknown: 'Solde inconnu.',
    fees_low: 'Peu de gas.',
    address_unchecked: 'Adresse non vérifiée.',
    address_bitcoin_form: 'Peut être une adresse Bitcoin.',
    address_new: 'Premier paiement à cette adresse.',
    looks_repeated: 'Ressemble à un doublon.',
    refund_repeated: 'Autre remboursement de cette commande.',
  },
  warnings: {
    balance_low:
      'Le portefeuille contient moins que ce montant. Le service de paiement garderait le retrait dans sa file d’attente.',
    balance_unknown: 'Nous n’avons pas pu lire le solde, nous ne savons donc pas s’il suffit.',
    fees_low:
      'Le portefeuille n’a peut-être pas de quoi payer les frais de réseau. La transaction peut rester dans la file d’attente.',
    address_unchecked: 'Nous ne connaissons pas ce réseau. Comparez chaque caractère.',
    address_bitcoin_form:
      'Les adresses Bitcoin ont la même forme. Assurez-vous que celle-ci est bien pour ce réseau.',
    address_new: 'Rien n’a encore jamais été envoyé d’ici à cette adresse.',
    looks_repeated:
      'Le même montant a été envoyé à la même adresse en moins d’un jour, l’a peut-être été ou doit encore l’être. Assurez-vous qu’il n’est pas payé deux fois.',
    refund_repeated:
      'Il a été envoyé, l’a peut-être été ou peut encore l’être. Examinez-le d’abord : l’argent pourrait être remboursé deux fois.',
  },
  otherWarning: (code) => `Avertissement du serveur\u00a0: ${code}`,
  copyRequest: 'Copier l’ID de demande',
  copyTransaction: 'Copier le hash',
  viewTransaction: 'Voir la transaction',

  confirmFacts: 'J’ai comparé le montant, le réseau et l’adresse avec leur source.',
  confirmFirst: 'Cochez d’abord la case ci-dessus.',
  send: (amount) => `Envoyer ${amount}`,
  sendPending: 'Envoi…',
  sendOnce: 'L’envoi est irréversible.',
  editNote: 'Toute modification exige une nouvelle approbation.',
  sendFailed: 'Il n’a pas été envoyé',
  pressLost: 'Nous n’avons pas pu confirmer que votre clic a été reçu',
  outcomeLost: 'Nous ne savons pas si cela a été fait',
  sendLostLead:
    'Rien n’est envoyé deux fois. Si «\u00a0Prêt à envoyer\u00a0» est toujours affiché, vous pouvez cliquer à nouveau.',
  refusalTitles: {
    unauthorized: 'Vous êtes déconnecté, rien n’a donc été fait',
    forbidden: 'Vous n’avez pas ce droit, rien n’a donc été fait',
    not_found: 'Le serveur ne connaît pas ce retrait',
    withdrawal_state: 'Il a déjà dépassé cette étape',
    approval_missing: 'Une autre personne doit d’abord l’approuver',
    approval_own: 'Une autre personne doit l’approuver',
    settle_too_early: 'Il est trop tôt pour le dire',
    rate_limited: 'Trop de requêtes à la fois, rien n’a donc été fait',
  },
  approve: 'Approuver',
  approving: 'Approbation…',
  approveFailed: 'Il n’a pas été approuvé',
  approveOwn: 'Une autre personne ayant le droit «\u00a0Approuver\u00a0» doit le faire.',
  edit: 'Modifier',
  discard: 'Annuler le retrait',
  discardQuestion: 'Annuler ce retrait\u00a0? Il n’a pas été envoyé.',
  discarding: 'Annulation…',
  cancelFailed: 'Il n’a pas été annulé',
  keepIt: 'Conserver',
  removeQuestion:
    'Annuler ce retrait\u00a0? Il n’a pas été envoyé. Le service de paiement le retire de sa file d’attente.',

  unknownWhy:
    'Il n’est jamais renvoyé, car il pourrait être payé deux fois. Ne créez pas d’autre brouillon avant de savoir ce qu’il en est.',
  unknownLookTitle: 'Comment le savoir',
  unknownLook:
    'Cherchez cet ID de demande parmi les retraits dans le tableau de bord du service de paiement. S’il n’y est pas, rien n’a été créé.',
  checkAgain: 'Vérifier à nouveau',
  checking: 'Vérification…',
  checkedNothing: 'Vérifié à l’instant. Le service de paiement n’en dit toujours rien.',
  checkedSame: 'Vérifié à l’instant, rien de nouveau.',
  checkFailed: 'La vérification a échoué. Voici le dernier état connu.',
  settleTitle: 'Enregistrer le résultat',
  settleLead: 'Seulement après avoir regardé vous-même auprès du service de paiement.',
  settleWhich: 'Qu’avez-vous trouvé\u00a0?',
  settleCreated: 'Le retrait y est',
  settleNotCreated: 'Ce retrait n’y est pas',
  settleReason: 'Comment le savez-vous\u00a0? (enregistré dans le journal)',
  settleReasonHint: 'Où vous avez regardé, et quand.',
  settleMissing: 'Choisissez ce que vous avez trouvé, et dites comment vous le savez.',
  settle: 'Enregistrer le résultat',
  settling: 'Enregistrement…',
  settleFailed: 'Le résultat n’a pas été enregistré',

  refusals: {
    address_invalid:
      'Le service de paiement n’accepte pas cette adresse pour ce réseau. Comparez-la avec sa source.',
    address_is_own:
      'C’est une adresse de dépôt du service de paiement lui-même, vers laquelle il ne paie pas. Utilisez une autre adresse.',
    amount_not_positive:
      'Le service de paiement a lu un montant nul. Créez un brouillon d’un montant plus élevé.',
    currency_unknown:
      'Le service de paiement ne connaît pas cette devise. Rechargez la page et choisissez-en une autre.',
    currency_disabled:
      'Cette devise est désactivée auprès du service de paiement. Activez-la dans ce service, ou choisissez-en une autre.',
    withdrawals_disabled:
      'Les retraits sont désactivés auprès du service de paiement. Activez-les dans ses paramètres.',
    processing_not_ready:
      'Le service de paiement n’est pas encore configuré pour les retraits. Terminez la configuration dans ce service.',
    processing_unreachable:
      'Le service de paiement n’a pas pu joindre ses portefeuilles de traitement et n’a rien créé. Créez un autre brouillon plus tard.',
    processing_wallet_missing:
      'Le service de paiement n’a pas de portefeuille de traitement sur ce réseau. Créez-en un dans ce service.',
    store_not_owned:
      'La clé API appartient à un autre propriétaire auprès du service de paiement. La personne qui gère le serveur doit définir la bonne clé.',
    key_refused:
      'Le service de paiement a répondu 401, rien n’a donc été créé : soit sa base de données est en panne, soit il n’accepte pas la clé API. Si son tableau de bord fonctionne, la personne qui gère le serveur doit définir une clé valable.',
    other:
      'Le service de paiement n’a donné aucun motif que nous connaissions. Consultez son tableau de bord.',
  },
  otherRefusal: (code) => `Motif indiqué par le serveur\u00a0: ${code}`,
  draftAnother: 'Créer un autre brouillon',
  failedLead: 'Vérifiez le solde avant de créer un autre brouillon.',

  queuedWhy:
    'Le service de paiement réessaie toutes les quelques secondes et ne dit pas ce qu’il attend\u00a0: solde trop bas, trop peu de gas ou réseau en panne.',
  queuedDeletable: 'Vous pouvez l’annuler tant qu’aucune transaction n’est créée.',
  transferTitle: 'Ce que dit le service de paiement',
  transferRead: (when) => `Lu\u00a0: ${when}.`,
  transferBehind: (read, signed) =>
    `${read === null ? 'Lu' : `Lu\u00a0: ${read},`} avant le webhook du ${signed}. L’information la plus récente, signée, fait foi\u00a0: le statut est donc «\u00a0Terminé\u00a0».`,
  transferKind: 'Type',
  transferStage: 'Étape',
  transferState: 'Statut',
  transferMessage: 'Message',
  transferNothing: 'non indiqué',
  transferStatus: {
    new: 'vient de commencer',
    pending: 'en attente de traitement',
    processing: 'en préparation',
    in_mempool: 'transmise au réseau',
    unconfirmed: 'vue par le réseau, pas encore confirmée',
    completed: 'confirmée par le réseau',
    failed: 'abandonnée par le service de paiement',
    frozen: 'arrêtée par le service de paiement',
  },
  frozen:
    'Le service de paiement a arrêté cette transaction, le plus souvent pour une vérification, et n’en dit pas plus. Adressez-vous à la personne qui gère le service. Ne créez pas d’autre brouillon\u00a0: la transaction peut encore se poursuivre.',
  discardedSettled:
    'Quelqu’un a regardé auprès du service de paiement et n’y a pas trouvé ce retrait. Aucun fonds n’a été transféré.',
  stale:
    'Le service de paiement n’a pas pu dire à l’instant où en est le retrait, ces informations ne sont donc peut-être plus à jour.',
  neverChecked: 'Le service de paiement n’a encore donné aucune réponse à ce sujet.',
  checkedAt: (when) => `Dernière réponse du service de paiement\u00a0: ${when}`,
  history: 'Activité',
  historyKinds: {
    drafted: 'Brouillon créé',
    approved: 'Approuvé',
    sent: 'Envoyé',
    refused: 'Rejeté',
    lost: 'Réponse perdue',
    read_back: 'Trouvé auprès du service de paiement',
    settled: 'Résultat enregistré',
    deleted: 'Annulé',
    discarded: 'Annulé',
    started: 'En confirmation',
    completed: 'Terminé',
    failed: 'Échec',
    confirmed: 'Confirmé sur le réseau',
  },
  needsSecondPerson: 'nécessite une seconde personne',
  fromRefundLink: (when) => `Adresse issue du lien de remboursement, ${when}`,
  callReasons: {
    timeout: 'Le service de paiement a mis trop de temps à répondre.',
    network: 'La connexion au service de paiement a été interrompue.',
    aborted: 'L’appel a été interrompu.',
    failure: 'Le service de paiement a répondu par une erreur interne.',
    redirect:
      'Le service de paiement a redirigé l’appel, et le serveur n’a pas suivi la redirection.',
    unreadable: 'La réponse du service de paiement est illisible.',
    duplicate: 'Le service de paiement dit avoir déjà cette demande.',
    not_understood:
      'Le service de paiement dit ne pas avoir pu lire la demande. Le serveur et le service sont peut-être de versions différentes.',
    processing_unreachable:
      'Le service de paiement dit ne pas avoir pu joindre ses portefeuilles de traitement.',
    not_written: 'Le service de paiement dit ne pas avoir pu enregistrer le retrait.',
    unclear_refusal: 'Le service de paiement l’a rejeté sans dire si quelque chose a été créé.',
    answer_differs:
      'Le service de paiement a répondu avec une devise, un montant ou une adresse autres que demandés. Consultez son tableau de bord immédiatement.',
    crash: 'Le serveur s’est arrêté pendant la demande.',
    unforeseen: 'Un problème inattendu est survenu.',
    delete_unanswered:
      'Il devait être annulé, aucune réponse n’est venue, et maintenant le service de paiement ne le connaît pas. Il est peut-être annulé, ou il peut encore être envoyé.',
    sent_beside:
      'Au même moment, un autre retrait qui concerne peut-être le même argent a été envoyé, celui-ci n’a donc pas été envoyé.',
    not_sent:
      'Le serveur n’est pas allé jusqu’à adresser la demande au service de paiement. Rien n’a été envoyé.',
  },
  staleReasons: {
    not_found:
      'Le service de paiement dit ne pas connaître ce retrait. Cela seul ne prouve rien\u00a0: tous les services ne permettent pas de chercher un ID de demande. Consultez son tableau de bord.',
    answer_differs:
      'Sous cet ID, le service de paiement a une devise, un montant ou une adresse différents. Consultez son tableau de bord immédiatement.',
    service_rejected:
      'Le service de paiement ne dit pas où en est le retrait, ces informations ne sont donc peut-être plus à jour. Consultez son tableau de bord.',
    service_invalid:
      'La réponse du service de paiement est inutilisable, ces informations ne sont donc peut-être plus à jour. Si cela persiste, consultez son tableau de bord.',
    key_refused:
      'Le service de paiement répond 401, ces informations ne sont donc peut-être plus à jour : soit sa base de données est en panne, soit il n’accepte pas la clé API. Si son tableau de bord fonctionne, la personne qui gère le serveur doit définir une clé valable.',
  },
  otherStep: 'Mise à jour',

  withdrawals: 'Retraits',
  withdrawalsLoading: 'Chargement des retraits…',
  withdrawalsFailed: 'Les retraits n’ont pas pu être chargés',
  withdrawalsEmpty: 'Aucun retrait pour l’instant.',
  withdrawalsNone: (view) => `Aucun retrait dans «\u00a0${view}\u00a0».`,
  withdrawalFilter: 'Filtrer par statut',
  withdrawalViews: {
    all: 'Tous',
    needs_approval: 'À approuver',
    ready: 'Prêts à envoyer',
    in_progress: 'En cours',
    completed: 'Terminés',
    failed: 'Échecs',
    cancelled: 'Annulés',
  },
  toColumn: 'À',
  forColumn: 'Pour',
  draftedByColumn: 'Brouillon de',
  refundShort: (reference) => `Remboursement de ${reference}`,
  refundToShort: (reference) => `Remboursement à ${reference}`,
  reviewRow: 'Examiner',
  openRow: 'Ouvrir',
  withdrawalsShown: (shown, total) =>
    total === null || total === shown
      ? count(shown, { one: '# retrait', many: '# de retraits', other: '# retraits' })
      : `${String(shown)} sur ${String(total)}`,
  exportWithdrawals: 'Exporter en CSV',
  exportWithdrawalsNote: 'Exporte tous les retraits de ce filtre. Consigné dans le journal.',
  waitedTitle: (amount, age) => `En attente depuis ${age}\u00a0: ${amount}.`,
  waitedBalance: (network, holds, code) =>
    `Le portefeuille sur ${network} contient ${holds}, le service de paiement ne peut donc pas envoyer le retrait. Ajoutez des fonds en ${code} au portefeuille, ou annulez le retrait ; rien n’a été envoyé.`,
  waitedFees: (network) =>
    `Le portefeuille sur ${network} ne peut pas payer les frais de réseau, le service de paiement ne peut donc pas envoyer le retrait. Ajoutez du gas au portefeuille, ou annulez le retrait ; rien n’a été envoyé.`,
  waitedUnknown:
    'Le service de paiement n’a pas encore créé de transaction et ne dit pas pourquoi.',
  stateOld: 'peut-être obsolète',
  withdrawalsUnreadable: (n) =>
    count(n, {
      one: '# retrait n’a pas pu être lu',
      many: '# de retraits n’ont pas pu être lus',
      other: '# retraits n’ont pas pu être lus',
    }),
  withdrawalsUnreadableWhat:
    'On ignore si l’envoi a eu lieu ou non : ne créez pas de nouveau brouillon avant de le savoir. Une version plus récente a peut-être écrit ces données : mettez le serveur à jour.',

  orderStates: { open: 'Ouverte', held: 'Suspendue', paid: 'Payée', closed: 'Clôturée' },
  otherState: (word) => `État\u00a0: ${word}`,
  deposits: 'Dépôts',
  olderOnes: 'Afficher les plus anciens',
  olderOnesLoading: 'Chargement des plus anciens…',
  olderOnesFailed: 'Les plus anciens n’ont pas pu être lus',
  moreShown: (n) =>
    count(n, {
      one: '# de plus affiché',
      many: '# de plus affichés',
      other: '# de plus affichés',
    }),

  orderLoading: 'Chargement de la commande…',
  orderFailed: 'La commande n’a pas pu être chargée',
  orderOlderStore:
    'Votre serveur utilise une version plus ancienne, qui n’en dit pas davantage sur une commande. Mettez-le à jour pour voir les chiffres et la chronologie.',
  orderTrail: 'Fil d’Ariane',
  orderPaidAt: (when) => `Payée\u00a0: ${when}`,
  orderOpenedAt: (when) => `Ouverte\u00a0: ${when}`,

  figurePrice: 'Prix',
  figureReceived: 'Reçu',
  figureSentBack: 'Remboursé',
  balanceKinds: {
    owed: 'Vous devez',
    undecided: 'À décider',
    due: 'Le client doit',
    pending: 'En attente',
    held: 'Suspendu',
    kept: 'Non remboursé',
    settled: 'Vous devez',
    unknown: 'Vous devez',
  },
  otherBalance: (word) => `Solde\u00a0: ${word}`,
  orderValueUnknown: 'Valeur inconnue',
  coinsAsked: (coins) => `Demandé\u00a0: ${coins}`,
  coinsNotAsked: 'Aucune devise choisie',
  nothingCame: 'Aucun paiement',
  noRefunds: 'Aucun remboursement',
  nothingOwed: 'Rien',
  plusPending: (coins) => `En attente\u00a0: ${coins}`,
  plusHeld: (coins) => `Suspendu\u00a0: ${coins}`,
  plusOnTheWay: (coins) => `En route\u00a0: ${coins}`,
  refundUnreadable: 'Un remboursement est illisible',

  moneyTitle: 'Entrées et sorties',
  moneyNone: 'Aucune transaction.',
  moneyWhat: 'Nature',
  moneyTransaction: 'Transaction',
  moneyCoin: 'Montant',
  moneyValue: 'Valeur',
  moneyStatus: 'Statut',
  movementPayment: 'Paiement',
  movementRefund: 'Remboursement',
  otherMovement: (word) => `Argent\u00a0: ${word}`,
  paymentStatuses: { seen: 'En attente', confirmed: 'Confirmé', held: 'Suspendu' },
  linkStatuses: { made: 'Lien créé', opened: 'Lien ouvert' },
  paymentCounts: { late: 'Paiement tardif', wrong_currency: 'Mauvaise devise' },
  waitsForAddress: 'En attente de l’adresse',
  notSentYet: 'Pas encore envoyé',
  noTransactionYet: 'Pas encore de transaction',
  openRefund: (what) => `Ouvrir\u00a0: ${what}`,
  openTransaction: (hash) => `Transaction ${hash}, dans un explorateur de blocs`,
  heldNow: 'Reçu moins les remboursements',
  heldNowUnknown: 'Inconnu',

  timelineTitle: 'Chronologie',
  timelineZone: (zone) => `Heures dans le fuseau ${zone}`,
  timelineTitles: {
    opened: () => 'Page de paiement ouverte',
    amended: (amount) => `Nouveau prix\u00a0: ${amount}`,
    quoted: (amount) => `Prix bloqué\u00a0: ${amount}`,
    seen: (amount) => `Paiement détecté\u00a0: ${amount}`,
    confirmed: (amount, network) => `Paiement confirmé sur ${network}\u00a0: ${amount}`,
    held: (amount) => `Paiement suspendu\u00a0: ${amount}`,
    released: () => 'Suspension levée',
    paid: () => 'Payée',
    marked_paid: () => 'Marquée comme payée',
    closed: () => 'Commande clôturée',
    link_made: (amount) => `Lien de remboursement créé pour ${amount}`,
    link_opened: () => 'Lien de remboursement ouvert',
    link_claimed: () => 'Le client a confirmé une adresse',
    link_revoked: () => 'Lien de remboursement révoqué',
    link_ended: () => 'Lien de remboursement expiré',
    refund_drafted: (amount) => `Brouillon de remboursement créé\u00a0: ${amount}`,
    refund_approved: () => 'Remboursement approuvé',
    refund_sent: (amount) => `Remboursement de ${amount} envoyé`,
    refund_refused: () => 'Le service de paiement a rejeté le remboursement',
    refund_lost: () => 'Remboursement : réponse du service de paiement perdue',
    refund_read_back: () => 'Remboursement trouvé auprès du service de paiement',
    refund_completed: (amount) => `Remboursement de ${amount} terminé`,
    refund_confirmed: (amount) => `Remboursement de ${amount} confirmé sur le réseau`,
    refund_failed: () => 'Échec du remboursement',
    refund_deleted: () => 'Remboursement annulé',
    refund_discarded: () => 'Remboursement annulé',
    refund_settled: () => 'Résultat du remboursement enregistré',
  },
  otherTimeline: (word) => `Mise à jour\u00a0: ${word}`,
  timelineSources: {
    service_event: 'Webhook signé',
    service_list: 'Liste des transactions en attente',
    service_lookup: 'Page de paiement du service de paiement',
    service: 'Service de paiement',
    store: 'Votre boutique',
    customer: 'Par le lien de remboursement',
  },
  otherTimelineSource: (word) => `Source\u00a0: ${word}`,
  timelineWebhook: (number) => `Webhook signé ${number}`,
  timelineRate: (code, rate) => `1 ${code} = ${rate}`,
  timelineUntil: (when) => `échéance\u00a0: ${when}`,
  timelineQuote: (words) => `«\u00a0${words}\u00a0»`,
  timelinePaidTold: 'Payée. Callback exécuté',
  timelineTold: (when) => `Callback terminé sans erreur : ${when}`,
  timelineUntold: 'Aucun callback terminé sans erreur n’est enregistré',
  timelineBecause: (causes) => `En raison de\u00a0: ${causes}`,

  detailsTitle: 'Détails',
  detailCustomer: 'Client',
  detailCustomerKept: 'Votre boutique conserve les adresses e-mail',
  detailPaysWith: 'Paie avec',
  detailRate: 'Cours',
  detailRateFrom: (source, when) => `${source}, ${when}`,
  detailAddress: 'Adresse',
  detailAddressCopy: 'Copier l’adresse',

  whyTitle: 'Pourquoi ce statut',
  whyNoCurrency: 'Le client n’a pas choisi de devise, rien n’est donc demandé.',
  whyUnpaid: 'Aucun paiement n’est arrivé.',
  whyLocked: (when) => `Le prix est bloqué. Échéance\u00a0: ${when}.`,
  whyExpired: (when) => `Le prix a expiré\u00a0: ${when}.`,
  whyPending: (coins) => `Détecté, mais pas encore confirmé\u00a0: ${coins}.`,
  whyStuck: 'C’est plus long que d’habitude.',
  whyPartial: (coins, price, missing) =>
    `Arrivé\u00a0: ${coins} pour un prix de ${price}. Il manque ${missing}.`,
  whyPartialPlain: 'Le montant arrivé est inférieur au prix.',
  whyPaid: (coins, price) =>
    `Confirmé\u00a0: ${coins} pour un prix de ${price}, la commande est donc payée.`,
  whyPaidPlain: 'Les paiements confirmés couvrent le prix, la commande est donc payée.',
  whyMarked: (who) => `Marquée comme payée par ${who}.`,
  whyMarkedByStore: 'Votre boutique l’a marquée comme payée.',
  whyOver: (coins) => `Arrivé en plus\u00a0: ${coins}.`,
  whyOverPlain: 'Le montant arrivé est supérieur au prix.',
  whyLate: (coins) =>
    `Arrivé après l’expiration du prix\u00a0: ${coins}. Ce montant ne compte donc pas.`,
  whyWrongCurrency: (coins) =>
    `Arrivé dans une devise qui n’était pas demandée\u00a0: ${coins}. Ce montant ne compte donc pas.`,
  whyUnconfirmed: 'Ce paiement n’est pas encore confirmé.',
  whyDecide: 'Marquez la commande comme payée pour accepter ce paiement, ou remboursez-le.',
  whyPaidAlready: 'La commande était payée sans ce paiement.',
  whyHeld: (coins) =>
    `Suspendu\u00a0: ${coins}. Le service de paiement l’a arrêté pour une vérification, ou se contredit à ce sujet.`,
  whyHeldPlain:
    'Le service de paiement a arrêté un paiement pour une vérification, ou se contredit au sujet d’un paiement.',
  whyHeldUntil: 'La commande n’est pas payée tant qu’elle est suspendue.',
  whyHeldMarked: 'Elle a été marquée comme payée, et sera payée dès que la suspension sera levée.',
  whyClosed: 'Votre boutique l’a clôturée et n’accepte plus de paiements pour elle.',
  whyRefunded: 'Un remboursement est terminé, et aucun autre n’est en cours.',
  whyAccount: 'Le compte d’un client : tout montant compte, à tout moment.',
  whyOther:
    'Le serveur indique ce statut. Cette page est plus ancienne que le serveur et ne le connaît pas.',

  rawTitle: 'Ce que dit le service de paiement',
  rawNone: 'Le service de paiement n’a encore rien dit.',
  rawChecked: (when) => `Lu\u00a0: ${when}`,
  rawPayment: (amount) => `Paiement de ${amount}`,
  rawRefund: (amount) => `Remboursement de ${amount}`,
  rawEmpty: 'aucun statut',

  orderActionsMenu: 'Actions',
  actionRefundLink: 'Rembourser par lien…',
  actionRefundLinkNote: 'Le client saisit l’adresse.',
  actionRefundAddress: 'Rembourser à une adresse connue…',
  actionRefundAddressNote: 'Crée un brouillon de retrait.',
  actionMark: 'Marquer comme payée…',
  actionMarkNote: 'Aucun fonds n’est transféré. Votre boutique est prévenue.',
  actionMarkLateNote: 'Accepte le montant arrivé. Aucun fonds n’est transféré.',
  actionMarkUnconfirmedNote: 'Le montant arrivé n’est pas encore confirmé.',
  actionRelease: 'Lever la suspension…',
  actionReleaseNote: 'Le montant arrivé peut de nouveau compter.',
  actionCopyLink: 'Copier le lien de la commande',
  linkToOrderCopied: 'Le lien a été copié.',
  linkToOrderRefused: 'La copie est bloquée ici.',
  primaryRefund: (amount) => `Rembourser ${amount}`,
  cannotRefundNothing: 'Rien n’a été reçu.',
  cannotRefundUnconfirmed: 'Pas encore confirmé.',
  cannotLinkOff: 'La page de remboursement n’est pas configurée.',
  cannotLinkNothing: 'Il ne reste rien à rembourser par un lien.',
  cannotLinkAccount: 'Un compte n’a pas de prix, il n’y a donc jamais de trop-perçu.',
  cannotMarkPaid: 'Déjà payée.',
  cannotMarkTwice: 'Déjà marquée. Levez aussi la suspension.',
  cannotMarkAccount: 'Un compte n’a pas de prix.',
  cannotRelease: 'Rien n’est suspendu.',

  refundHeld:
    'Le service de paiement retient ce paiement, il n’est donc peut-être pas disponible. Un remboursement est payé depuis le portefeuille de traitement.',
  refundPaid:
    'La commande compte comme payée. Si c’est grâce à ce paiement, un remboursement revient à offrir la marchandise.',
  refundAlready:
    'De l’argent de cette commande a été remboursé, l’a peut-être été ou va l’être. Le montant indiqué ici n’en tient pas compte\u00a0: examinez d’abord les remboursements de la commande.',
  refundLead:
    'Cela crée un brouillon de retrait. Rien n’est envoyé avant que vous l’examiniez, et le brouillon ne change pas la commande.',
  backToOrder: 'Retour à la commande',

  release: 'Lever la suspension',
  releaseLead: 'Regardez auprès du service de paiement pourquoi le paiement est suspendu.',
  releaseConsequences: [
    'Toutes les suspensions actuelles de cette commande sont levées. Une suspension ultérieure devra être levée à nouveau.',
    'Si le montant arrivé couvre le prix, la commande est aussitôt payée et votre boutique est prévenue. Attendez-vous à ce qu’elle livre.',
    'Cela ne libère pas l’argent auprès du service de paiement.',
  ],
  releasing: 'Levée en cours…',
  releaseFailed: 'La suspension n’a pas été levée',
  released: 'La suspension a été levée.',
  heldAnew:
    'La suspension que vous avez vue a été levée, mais la commande est de nouveau suspendue. Examinez d’abord la nouvelle suspension.',
  mark: 'Marquer comme payée',
  markLead: 'La commande compte alors comme payée, quel que soit le montant arrivé.',
  markConsequences: [
    'Votre boutique est aussitôt prévenue, comme si l’argent était arrivé. Attendez-vous à ce qu’elle livre.',
    'Aucun fonds n’est transféré. Cette action ne peut pas être annulée ici.',
  ],
  markWhileHeld:
    'Cela ne lève pas la suspension : la commande ne sera payée qu’une fois la suspension levée aussi.',
  marking: 'Marquage…',
  markFailed: 'La commande n’a pas été marquée comme payée',
  marked: 'La commande a été marquée comme payée.',
  wordLost:
    'La réponse s’est peut-être perdue. Regardez la commande avant de réessayer. Le faire deux fois ne change rien de plus.',
  wordOvertaken:
    'La commande a changé depuis que vous avez ouvert ceci. Regardez-la avant de confirmer.',
  wordContinue: 'Continuer',

  formReason: 'Motif',
  formReasonSaved: '(enregistré dans le journal)',
  formReasonMissing: 'Indiquez un motif. Il est conservé avec votre nom.',
  formCancel: 'Annuler',
  formClose: 'Fermer',
  dialogNotLoaded: 'Le formulaire ne s’est pas chargé.',

  logPeriod: 'Période',
  logPeriods: {
    all: 'Tout',
    today: 'Aujourd’hui',
    week: '7 derniers jours',
    month: '30 derniers jours',
    dates: 'Dates…',
  },
  logFrom: 'Du',
  logTo: 'Au',
  logToday: (time) => `Aujourd’hui ${time}`,
  logYesterday: (time) => `Hier ${time}`,
  logSearchClear: 'Effacer la recherche',
  logClear: 'Effacer les filtres',
  logSearchedTo: (moment) =>
    `Recherche effectuée jusqu’au ${moment}. Des entrées plus anciennes peuvent correspondre.`,
  logSearchFurther: 'Chercher plus loin',
  logClose: 'Fermer',

  repeatOpen: 'Prévenir à nouveau la boutique…',
  repeatNote:
    'Répète le callback. Consigné dans le journal. Votre boutique doit accepter les répétitions.',
  repeatTitle: 'Prévenir à nouveau la boutique\u00a0?',
  repeatConsequences: [
    'Exécute le même callback une fois de plus, avec le même ID.',
    'Votre boutique ne doit rien faire de plus pour un ID qu’elle a déjà traité.',
    'Aucun fonds n’est transféré, et rien ne change ici dans la commande.',
  ],
  repeatReason: 'Motif (enregistré dans le journal)',
  repeatReasonMissing: 'Indiquez un motif.',
  repeatYes: 'Prévenir à nouveau',
  repeating: 'Envoi à la boutique…',
  repeatCancel: 'Annuler',
  repeatFailed: 'La boutique n’a pas été prévenue à nouveau',
  settlePayment: 'Régler ce paiement',
  settlePaymentLead:
    'Seulement après l’avoir vous-même remboursé ou crédité. Aucun argent ne bouge.',
  settlePaymentFailed: 'Le paiement n’a pas été réglé',
  paymentSettled: (who, reason) => `Réglé par ${who} : ${reason}`,
  repeatOutcomes: {
    delivered: 'Votre boutique a été prévenue à nouveau.',
    failed: 'Le code de votre boutique a de nouveau échoué. Consultez les logs du serveur.',
    running: 'Le code de votre boutique tourne encore. Consultez les logs du serveur.',
    queued: 'Un nouvel envoi a lieu dans les dix secondes.',
  },

  webhooks: 'Webhooks',
  webhooksLoading: 'Chargement des webhooks…',
  webhooksFailed: 'Les webhooks n’ont pas pu être chargés',
  webhooksNone:
    'Aucun webhook pour l’instant. Ils apparaissent ici quand le service de paiement en envoie.',
  webhooksNoMatch: 'Aucun webhook ne correspond.',
  webhooksDirection: 'Sens',
  fromService: 'Du service de paiement',
  toShop: 'Vers votre boutique',
  webhooksSearch: 'Rechercher des webhooks',
  webhooksSearchHint: 'Commande, hash, retrait ou adresse',
  webhooksResult: 'Résultat',
  webhooksAll: 'Tous',
  webhooksShown: (n) => count(n, { one: '# webhook', many: '# de webhooks', other: '# webhooks' }),
  webhookEvents: {
    PaymentNotConfirmed: 'Paiement détecté',
    PaymentReceived: 'Paiement reçu',
    PaymentAMLBlocked: 'Paiement suspendu',
    WithdrawalFromProcessingReceived: 'Retrait',
  },
  webhookTest: 'Test',
  webhookTestWhat:
    'Envoyé à la main depuis le tableau de bord du service de paiement. Il ne compte pour rien.',
  webhookResults: { accepted: 'Accepté', unmatched: 'Non rattaché', conflict: 'Conflit' },
  otherResult: (word) => `Résultat\u00a0: ${word}`,
  webhookUnmatchedWhat:
    'Il ne désigne aucune commande de votre boutique : une autre boutique partage peut-être le compte, ou la page de paiement a été ouverte avec un autre ledger. Il n’a rien changé. S’il s’agit d’argent, cherchez le paiement auprès du service de paiement.',
  webhookConflictWhat:
    'Il contredit un webhook antérieur sur la même transaction. Si les montants diffèrent, le plus bas compte, et la commande est suspendue jusqu’à ce que quelqu’un lève la suspension. Comparez les deux auprès du service de paiement.',
  webhookTime: 'Heure',
  webhookEvent: 'Événement',
  webhookAbout: 'Concerne',
  webhookAmount: 'Montant',
  webhookTitle: (id, event) => `${id} · ${event}`,
  webhookLoading: 'Chargement du webhook…',
  webhookFailed: 'Le webhook n’a pas pu être chargé',
  webhookOrder: 'Commande',
  webhookWithdrawal: 'Retrait',
  webhookWallet: 'Portefeuille',
  webhookHash: 'Transaction',
  webhookSignature: 'Signature',
  webhookSignatureValid: 'Valide',
  webhookEffect: 'Effet',
  webhookEffects: {
    seen: (amount) => (amount === null ? 'Paiement détecté' : `Paiement détecté\u00a0: ${amount}`),
    confirmed: (amount) =>
      amount === null ? 'Paiement confirmé' : `Paiement confirmé\u00a0: ${amount}`,
    held: (amount) =>
      amount === null ? 'Paiement suspendu' : `Paiement suspendu\u00a0: ${amount}`,
    contradicts: () => 'Contredit un webhook antérieur sur cette transaction',
    counted: () => 'Compté dans le paiement',
    paid: () => 'Commande payée',
    released: () => 'Suspension levée ensuite',
    noted: () => 'Enregistré. Ne change aucune commande.',
    nothing: () => 'Aucun',
  },
  webhookEffectUnknown:
    'Une version plus récente a écrit cette commande. Elle ne peut pas être lue ici.',
  webhookPayload: 'Contenu',
  webhookPayloadNote: '(champs conservés uniquement)',
  webhookPayloadWhat: 'Rien d’autre de la requête n’est enregistré.',
  webhookTold: 'Ce dont votre boutique a été prévenue',
  webhookToldNothing: 'Rien n’est enregistré.',
  callbackNames: {
    onPaid: 'Commande payée',
    onDeposit: 'Dépôt confirmé',
    onStatusChange: 'Statut modifié',
    'order.detected': 'Paiement détecté',
    'order.partially_paid': 'Payée en partie',
    'order.paid': 'Commande payée',
    'order.overpaid': 'Trop-perçu',
    'order.review': 'À examiner',
    'order.held': 'Suspendue',
    'order.released': 'Suspension levée',
    'order.closed': 'Commande clôturée',
    'deposit.confirmed': 'Dépôt confirmé',
  },
  callbackStates: {
    delivered: 'Livré',
    kept: 'Prêt à lire',
    retrying: 'Nouvel essai',
    waiting: 'En attente',
    outdated: 'Ignoré',
  },
  otherCallbackState: (word) => `État\u00a0: ${word}`,
  callbacksLoading: 'Chargement des callbacks…',
  callbacksFailed: 'Les callbacks n’ont pas pu être chargés',
  callbacksNone: 'Votre boutique n’a encore été prévenue de rien.',
  callbacksNoMatch: 'Aucun callback ne correspond.',
  callbacksSearch: 'Rechercher des callbacks',
  callbacksSearchHint: 'Commande ou ID',
  callbacksView: 'Livré ou non',
  callbackViews: { all: 'Tous', delivered: 'Livrés', undelivered: 'Non livrés' },
  callbacksShown: (n) =>
    count(n, { one: '# callback', many: '# de callbacks', other: '# callbacks' }),
  callbackTold: 'Événement',
  callbackState: 'État',
  callbackFailures: (n) =>
    n >= 7
      ? count(n, {
          one: 'Au moins # essai échoué',
          many: 'Au moins # d’essais échoués',
          other: 'Au moins # essais échoués',
        })
      : count(n, {
          one: '# essai échoué',
          many: '# d’essais échoués',
          other: '# essais échoués',
        }),
  callbackFailuresNone: 'Aucun échec',
  callbackAttempts: 'Essais',
  callbackNext: 'Prochain essai',
  callbackNextDue: 'Dès maintenant',
  callbackFailure: 'Dernier échec',
  callbackFailureWords: {
    failed: 'Votre code a levé une erreur',
    timed_out: 'Votre code a mis plus d’une minute',
  },
  callbackId: 'ID que voit votre boutique',
  callbackChannel: 'Canal',
  callbackChannels: {
    callback: 'Callback dans votre code',
    notification: 'Notification de tillkit serve',
  },
  callbackStatus: 'Statut',
  callbackKeptWhat: 'Votre boutique lit elle-même ses notifications, rien n’est donc envoyé.',
  callbackOutdatedWhat:
    'L’envoi a échoué, et un statut plus récent a été communiqué depuis. Il n’y a pas de nouvel essai.',

  audit: 'Journal',
  auditLead:
    'Chaque modification et chaque refus. Les consultations ne sont pas consignées\u00a0; les exports le sont.',
  auditLoading: 'Chargement du journal…',
  auditFailed: 'Le journal n’a pas pu être chargé',
  auditNone: 'Rien n’a encore été consigné.',
  auditNoMatch: 'Aucune entrée ne correspond.',
  auditSearch: 'Rechercher dans le journal',
  auditSearchHint: 'Personne, commande, retrait ou motif',
  auditPerson: 'Personne',
  auditEveryone: 'Tout le monde',
  auditAction: 'Action',
  auditAllActions: 'Toutes les actions',
  auditOutcome: 'Résultat',
  auditAllOutcomes: 'Tous les résultats',
  auditActions: {
    session: 'Back-office ouvert',
    tasks: 'Tâches à traiter consultées',
    live: 'Changements suivis',
    currencies: 'Devises consultées',
    balanceHistory: 'Soldes consultés',
    figures: 'Chiffres consultés',
    processingBalances: 'Soldes consultés',
    exchangeBalances: 'Compte de la plateforme d’échange consulté',
    unconfirmedTransfers: 'Transactions en attente consultées',
    listWithdrawals: 'Retraits consultés',
    draftWithdrawal: 'Brouillon de retrait créé',
    getWithdrawal: 'Retrait consulté',
    approveWithdrawal: 'Retrait approuvé',
    sendWithdrawal: 'Retrait envoyé',
    settleWithdrawal: 'Résultat d’un retrait enregistré',
    deleteWithdrawal: 'Retrait annulé',
    searchOrders: 'Commandes consultées',
    countOrders: 'Commandes consultées',
    exportOrders: 'Commandes exportées',
    exportWithdrawals: 'Retraits exportés',
    getOrder: 'Commande consultée',
    releaseHold: 'Suspension levée',
    markPaid: 'Marquée comme payée',
    makeRefundLink: 'Lien de remboursement créé',
    revokeRefundLink: 'Lien de remboursement révoqué',
    openRefundLink: 'Lien de remboursement ouvert',
    claimRefund: 'Adresse de remboursement confirmée',
    deliveries: 'Webhooks consultés',
    listWebhooks: 'Webhooks consultés',
    getWebhook: 'Webhook consulté',
    listCallbacks: 'Callbacks consultés',
    repeatCallback: 'Boutique prévenue à nouveau',
    settlePayment: 'Paiement réglé',
    audit: 'Journal consulté',
    exportAudit: 'Journal exporté',
  },
  auditTries: {
    session: 'Tentative d’ouvrir le back-office',
    tasks: 'Tentative de consulter les tâches à traiter',
    live: 'Tentative de suivre les changements',
    currencies: 'Tentative de consulter les devises',
    processingBalances: 'Tentative de consulter les soldes',
    balanceHistory: 'Tentative de consulter les soldes',
    figures: 'Tentative de consulter les chiffres',
    exchangeBalances: 'Tentative de consulter le compte de la plateforme d’échange',
    unconfirmedTransfers: 'Tentative de consulter les transactions en attente',
    listWithdrawals: 'Tentative de consulter les retraits',
    getWithdrawal: 'Tentative de consulter un retrait',
    searchOrders: 'Tentative de consulter les commandes',
    countOrders: 'Tentative de consulter les commandes',
    getOrder: 'Tentative de consulter une commande',
    deliveries: 'Tentative de consulter les webhooks',
    listWebhooks: 'Tentative de consulter les webhooks',
    getWebhook: 'Tentative de consulter un webhook',
    listCallbacks: 'Tentative de consulter les callbacks',
    audit: 'Tentative de consulter le journal',
    draftWithdrawal: 'Tentative de créer un brouillon de retrait',
    approveWithdrawal: 'Tentative d’approuver un retrait',
    sendWithdrawal: 'Tentative d’envoyer un retrait',
    settleWithdrawal: 'Tentative d’enregistrer le résultat d’un retrait',
    deleteWithdrawal: 'Tentative d’annuler un retrait',
    exportOrders: 'Tentative d’exporter les commandes',
    exportWithdrawals: 'Tentative d’exporter les retraits',
    releaseHold: 'Tentative de lever une suspension',
    markPaid: 'Tentative de marquer comme payée',
    makeRefundLink: 'Tentative de créer un lien de remboursement',
    revokeRefundLink: 'Tentative de révoquer un lien de remboursement',
    openRefundLink: 'Tentative d’ouvrir un lien de remboursement',
    claimRefund: 'Tentative de confirmer une adresse de remboursement',
    repeatCallback: 'Tentative de prévenir à nouveau la boutique',
    settlePayment: 'Tentative de régler un paiement',
    exportAudit: 'Tentative d’exporter le journal',
  },
  auditOutcomes: {
    done: 'Fait',
    refused: 'Refusé',
    unfinished: 'Inachevé',
    unknown: 'Inconnu',
    cancelled: 'Annulé',
  },
  otherOutcome: (word) => `Refusé\u00a0: ${word}`,
  auditRefusals: {
    unauthorized: 'Personne n’était connecté',
    forbidden: 'Non autorisé',
    forbidden_origin: 'Venait d’un autre site',
    not_found: 'Introuvable',
    bad_request: 'Requête mal formée',
    unsupported_media_type: 'Requête mal formée',
    payload_too_large: 'Trop volumineux',
    amount_invalid: 'Le montant ne peut pas être envoyé',
    amount_precision: 'Trop de décimales',
    address_invalid: 'L’adresse n’est pas valide',
    currency_unavailable: 'La devise n’est pas disponible',
    withdrawal_differs: 'Un autre retrait porte cet ID',
    withdrawal_state: 'Étape déjà dépassée',
    approval_missing: 'Pas encore approuvé',
    approval_own: 'Son propre brouillon\u00a0: une autre personne doit approuver',
    cancel_at_service: 'Seul son ID de demande était connu',
    delete_too_late: 'La transaction avait commencé',
    warnings_new: 'Le même argent est peut-être parti entre-temps',
    refund_changed: 'Ce qui peut être remboursé avait changé',
    refund_link_state: 'Le lien avait dépassé cette étape',
    link_unknown: 'Lien inexistant',
    link_ended: 'Le lien avait expiré',
    link_revoked: 'Le lien était révoqué',
    link_used: 'Le lien avait déjà servi',
    settle_too_early: 'Le service de paiement était peut-être encore en train de le créer',
    callback_outdated: 'La commande avait changé entre-temps',
    rate_limited: 'Trop de requêtes',
    service_unavailable: 'Le service de paiement n’a pas répondu',
    service_invalid: 'La réponse du service de paiement était inutilisable',
    service_rejected: 'Le service de paiement l’a rejeté',
    key_refused: 'La clé API n’a pas été acceptée',
    exchange_unavailable: 'La plateforme d’échange n’a pas pu être lue',
    processing_not_ready: 'Le service de paiement n’est pas configuré',
    store_unavailable: 'Le serveur n’a pas pu l’enregistrer',
    internal: 'Erreur inattendue',
    failed: 'Échec',
    refused: 'Le service de paiement l’a rejeté',
    discarded: 'Annulé',
  },
  auditUnfinished:
    'Inachevé\u00a0: aucun résultat n’a été enregistré. Vérifiez avant de recommencer.',
  auditUnknown: 'Inconnu\u00a0: cela a peut-être eu lieu. Vérifiez avant de recommencer.',
  auditNobody: 'Personne n’est connecté',
  auditReason: (words) => `«\u00a0${words}\u00a0»`,
  auditWithdrawal: (id) => `Retrait ${id}`,
  auditTime: 'Heure',
  auditWho: 'Qui',
  auditAbout: 'Concerne',
  auditWhy: 'Motif',
  auditShown: (shown, total) =>
    total === null
      ? count(shown, { one: '# entrée', many: '# d’entrées', other: '# entrées' })
      : `${String(shown)} sur ${total}`,
  auditExport: 'Exporter en CSV',
  auditExporting: 'Export en cours…',
  auditExported: 'Le journal a été exporté.',
  auditExportNote: 'Exporte toutes les entrées qui correspondent. Consigné dans le journal.',
  auditExportFailed: 'Le journal n’a pas été exporté',

  refundKinds: {
    excess: 'Trop-perçu',
    late: 'Paiement tardif',
    wrong_currency: 'Mauvaise devise',
    all: 'Tout ce qui a été reçu',
  },
  otherRefundKind: (word) => `Remboursement\u00a0: ${word}`,
  refundKindNotes: {
    excess: 'La commande reste payée.',
    late: 'Arrivé après l’expiration du prix.',
    wrong_currency: 'Arrivé dans une devise qui n’était pas demandée.',
    all: 'Pour une commande annulée. Annulez-la aussi dans votre boutique.',
  },
  refundChoice: 'Ce qui est remboursé',
  refundDays: 'Validité du lien',
  refundDaysOf: (n) => (n === 1 ? '1 jour' : `${String(n)} jours`),
  refundNote: 'Le client saisit une adresse, une seule fois. Vous recevez un brouillon de retrait.',
  refundNoteApproval: 'Une seconde personne l’approuve.',
  refundNoteNothingSent: 'Le lien lui-même n’envoie rien.',
  refundSentAs: (code, network) =>
    `Envoyé en ${code} sur ${network}. Vous payez les frais de réseau depuis le portefeuille sur ${network}.`,
  refundNone: 'Rien',
  refundByLinkTitle: (order) => `Rembourser par lien\u00a0: ${order}`,
  refundMake: 'Créer le lien',
  refundMaking: 'Création du lien…',
  refundMakeFailed: 'Aucun lien n’a été créé',
  refundMakeLost:
    'La réponse s’est peut-être perdue. Si la commande affiche un nouveau lien, remplacez-le\u00a0: son adresse ne figurait que dans cette réponse.',

  refundLinkReady: 'Le lien pour le client',
  refundLinkOnce:
    'Il est affiché une seule fois et n’est pas conservé. Ne l’envoyez qu’au client\u00a0: quiconque l’a peut saisir une adresse.',
  refundLinkCopy: 'Copier le lien',
  refundLinkCopied: 'Lien copié',
  refundLinkDone: 'OK',

  refundCard: 'Remboursement par lien',
  refundLinkGives: 'Rembourse',
  refundLinkWorks: 'Valable',
  refundLinkOnceUntil: (when) => `Une fois, jusqu’au ${when}`,
  refundLinkOpened: 'Ouvert',
  refundLinkUnopened: 'Pas encore',
  refundLinkOpenedNote: 'Les messageries ouvrent aussi les liens, pour en afficher un aperçu.',
  refundLinkBy: 'Créé par',
  refundLinkReason: 'Motif',
  refundLinkLost:
    'Le lien a été affiché une seule fois et n’est pas conservé. Perdu\u00a0? Remplacez-le\u00a0: l’ancien cesse alors de fonctionner.',
  refundReplace: 'Remplacer le lien',
  refundRevoke: 'Révoquer le lien',
  refundRevoking: 'Révocation…',
  refundRevokeSure: 'Le lien du client cessera aussitôt de fonctionner.',
  refundReplaceYes: 'Révoquer et en créer un autre',
  refundRevokeYes: 'Oui, révoquer',
  refundRevokeNo: 'Conserver',
  refundRevokeFailed: 'Le lien n’a pas été révoqué',
  refundRevoked: 'Le lien a été révoqué.',

  orders: 'Commandes',
  ordersLoading: 'Chargement des commandes…',
  ordersFailed: 'Les commandes n’ont pas pu être chargées',
  ordersAll: 'Toutes',
  ordersAttention: 'À traiter',
  ordersNewest: 'Récentes',
  ordersViews: 'Statut',
  orderStatuses: {
    held: 'Suspendue',
    late: 'Paiement tardif',
    wrong_currency: 'Mauvaise devise',
    over: 'Trop-perçu',
    partial: 'Payée en partie',
    pending: 'En attente',
    unpaid: 'Non payée',
    paid: 'Payée',
    closed: 'Clôturée',
    refunded: 'Remboursée',
    account: 'Compte',
    unreadable: 'Illisible',
  },
  ordersSearch: 'Rechercher des commandes',
  ordersSearchHint: 'Commande, hash ou adresse',
  ordersSearchHintEmail: 'Commande, hash, adresse ou e-mail',
  ordersSearchClear: 'Effacer la recherche',
  ordersFilters: 'Filtres',
  ordersFrom: 'Du',
  ordersTo: 'Au',
  ordersCurrency: 'Devise',
  ordersEveryCurrency: 'Toutes les devises',
  ordersClear: 'Effacer les filtres',

  orderColumn: 'Commande',
  customerColumn: 'Client',
  amountColumn: 'Montant',
  paidWithColumn: 'Payé avec',
  receivedColumn: 'Reçu',
  statusColumn: 'Statut',
  ageColumn: 'Âge',
  emailNotKept: 'Non conservé',
  nothingReceived: 'Rien reçu',
  receivedOf: (amount, payable) => `${amount} sur ${payable}`,

  reasonHeld: 'Arrêtée pour une vérification. Une personne doit décider.',
  reasonLate: 'Payée après l’expiration du prix.',
  reasonWrongCurrency: (paid, chosen) => `Payée en ${paid}, et non en ${chosen}.`,
  reasonOver: (amount) => `${amount} de trop.`,
  reasonPartial: (amount) => `Il manque ${amount}.`,
  reasonPartialExpired: (amount) => `Il manque ${amount}, prix expiré.`,
  reasonStuck: 'Détectée, mais toujours pas confirmée.',
  reasonUnreadable: 'Écrite par une version plus récente. Mettez le serveur à jour.',
  reasonOther: 'Attend une décision.',

  ordersCaughtUp: 'Tout est à jour',
  ordersCaughtUpWhat: 'Rien à traiter. Les nouveaux paiements apparaissent ici d’eux-mêmes.',
  ordersNone: 'Aucune commande pour l’instant',
  ordersNoneWhat: 'Elles apparaissent quand un client ouvre la page de paiement.',
  ordersNotFound: (text) => `Aucune commande pour «\u00a0${text}\u00a0»`,
  ordersNotFoundWhat:
    'La recherche porte sur le début des numéros de commande, des hashs et des adresses.',
  ordersNoMatch: 'Aucune commande ne correspond à ces filtres',
  ordersUnindexed:
    'Les plus récentes d’abord. La recherche s’étend aux commandes plus anciennes à mesure que vous en chargez.',
  ordersShown: (n, total) =>
    total === null
      ? count(n, {
          one: '# commande affichée',
          many: '# de commandes affichées',
          other: '# commandes affichées',
        })
      : `${String(n)} sur ${total}`,

  exportOrders: 'Exporter en CSV',
  savingOrders: 'Préparation du fichier…',
  savedOrders: 'Export terminé.',
  saveFailed: 'Le fichier n’a pas été enregistré',
  saveNote: 'Exporte toutes les commandes de cette vue. Consigné dans le journal.',

  allOrders: 'Toutes les commandes',
  allBalances: 'Tous les soldes',

  needsYou: 'À traiter',
  tasksLoading: 'Chargement des tâches à traiter…',
  tasksFailed: 'Les tâches à traiter n’ont pas pu être chargées',
  allCaughtUp: 'Tout est à jour',
  allCaughtUpLead: 'Rien à traiter. Les nouveaux paiements apparaissent ici d’eux-mêmes.',
  nothingElse: 'Rien d’autre à traiter, d’après ce que nous avons pu lire.',
  moreTasks: (n) => `${String(n)} de plus`,
  showAllTasks: 'Tout afficher',
  showFewerTasks: 'Afficher moins',
  tasksBeyond: (n) => `Et encore ${String(n)} ${n === 1 ? 'commande' : 'commandes'}.`,
  newTasks: (n) => many(n, 'Une nouvelle tâche à traiter', 'nouvelles tâches à traiter'),
  taskVerbs: {
    review: 'Examiner',
    open: 'Ouvrir',
    topUp: 'Recharger',
    refund: 'Rembourser',
    decide: 'Décider',
  },
  taskButton: (verb, title) => `${verb}\u00a0: ${title}`,

  taskApprove: (amount) => `Approuver un retrait de ${amount}`,
  taskApproveLead: (who) => `Brouillon créé par ${who}. Nécessite une seconde personne.`,
  taskReady: (amount) => `Un retrait de ${amount} est prêt à envoyer`,
  taskReadyLead: (who) => `Brouillon créé par ${who}.`,
  taskUnknown: (amount) => `Résultat inconnu\u00a0: retrait de ${amount}`,
  taskUnknownLead:
    'Il a peut-être été envoyé. Ne créez pas de nouveau brouillon\u00a0; vérifiez son statut.',
  taskUnreadableWithdrawal: 'Un retrait est illisible',
  taskUnreadableWithdrawalLead: 'Une version plus récente l’a écrit. Mettez le serveur à jour.',
  taskStuckQueued: (amount) => `Le retrait de ${amount} est bloqué dans la file d’attente`,
  taskStuckMoving: (amount) => `Le retrait de ${amount} n’est pas terminé`,
  stuckLeads: {
    queued: 'Le service de paiement l’a reçu et n’a pas commencé la transaction.',
    moving: 'La transaction a commencé ; son issue n’est pas encore connue.',
    silent: 'Le service de paiement ne répond pas à ce sujet.',
  },
  stuckNetwork: (network) => `Le service de paiement ne donne aucun solde sur ${network}.`,
  stuckGas: (network) =>
    `Le portefeuille sur ${network} ne peut pas payer les frais de réseau. Pas encore commencé.`,
  stuckGasHolds: (network, holds) =>
    `Le portefeuille sur ${network} ne peut pas payer les frais de réseau\u00a0: il contient ${holds}. Pas encore commencé.`,
  stuckBalance: (holds) => `Le portefeuille contient ${holds}. Pas encore commencé.`,
  taskGasEmpty: (network) => `Plus de gas sur ${network}`,
  taskGasLow: (network, n, isOne) =>
    `Peu de gas sur ${network}\u00a0: de quoi faire environ ${n} ${isOne ? 'transaction de jeton' : 'transactions de jetons'}`,
  taskGasLowUnknown: (network) => `Peu de gas sur ${network}`,
  gasLead: (coin, network) =>
    `Envoyez des fonds en ${coin} au portefeuille sur ${network} avant les prochains remboursements.`,
  gasLeadUnknown: (network) =>
    `Rechargez le portefeuille sur ${network} avant les prochains remboursements.`,
  taskSilent: (network) => `Soldes inconnus sur ${network}`,
  taskSilentLead:
    'Le service de paiement ne répond pas pour ce réseau. Il n’est compris dans aucun total.',
  taskConflicts: (n) =>
    many(n, 'Un webhook en contredit un précédent', 'webhooks en contredisent de précédents'),
  taskUnmatched: (n) =>
    many(
      n,
      'Un webhook ne correspond à aucune commande',
      'webhooks ne correspondent à aucune commande',
    ),
  taskCallbacks: (n) =>
    many(
      n,
      'Un callback vers votre boutique échoue à répétition',
      'callbacks vers votre boutique échouent à répétition',
    ),
  taskCallbacksLead: 'Un nouvel essai a lieu automatiquement. Vérifiez le code de votre boutique.',
  taskWebhooksLead: 'Au cours des dernières 24 heures.',
  taskOver: (order, amount) => `${order}\u00a0: trop-perçu de ${amount}`,
  taskOverUnknown: (order) => `${order}\u00a0: trop-perçu`,
  taskLate: (order) => `${order}\u00a0: payée après l’expiration du prix`,
  taskWrongCurrency: (order) => `${order} : payée dans une autre devise`,
  taskHeld: (order) => `${order}\u00a0: suspendue`,
  taskHeldLead: 'Le service de paiement a arrêté un paiement pour une vérification.',
  taskPartial: (order, received, price) =>
    `${order}\u00a0: payée en partie, ${received} sur ${price}`,
  taskPartialUnknown: (order) => `${order}\u00a0: payée en partie`,
  taskPending: (order) => `${order}\u00a0: toujours pas confirmée`,
  taskUnreadableOrder: (order) => `${order}\u00a0: illisible`,
  taskUnreadableOrderLead:
    'Une version plus récente a écrit ces données. Mettez le serveur à jour.',
  taskOther: 'Une tâche à traiter',
  taskReceived: (amount) => `Reçu\u00a0: ${amount}.`,
  taskWorth: (amount, usd) => `${amount}, valeur à l’arrivée\u00a0: ${usd}.`,
  taskOrderTotal: (usd) => `Total de la commande\u00a0: ${usd}.`,
  taskDue: (amount) => `Encore dû par le client\u00a0: ${amount}.`,
  taskExpired: (time) => `Prix expiré à ${time}.`,

  unread: {
    withdrawals: 'Les retraits n’ont pas pu être lus, il peut donc en manquer ici.',
    balances:
      'Les soldes n’ont pas pu être lus, des avertissements sur le gas peuvent donc manquer.',
    orders: 'Les commandes n’ont pas pu être lues, il peut donc en manquer ici.',
    older_orders:
      'Seules les commandes les plus récentes ont été vérifiées\u00a0: la liste des commandes est encore en construction.',
    webhooks: 'Les webhooks n’ont pas pu être lus, il peut donc en manquer ici.',
    callbacks:
      'Les callbacks vers votre boutique n’ont pas pu être lus, des échecs peuvent donc manquer ici.',
  },
  unreadOther: 'Un élément n’a pas pu être lu, cette liste est donc peut-être incomplète.',

  justNow: 'À l’instant',
  justNowNone:
    'Aucune commande pour l’instant. Elles apparaissent quand un client ouvre la page de paiement.',
  justNowLoading: 'Chargement des commandes les plus récentes…',
  justNowFailed: 'Les commandes les plus récentes n’ont pas pu être chargées',
  justNowNew: (order, status) => `Nouveau\u00a0: ${order}, ${status}`,
  justNowMany: (n) => `${String(n)} nouvelles commandes`,

  live: 'En direct',
  liveLead: 'Les changements apparaissent d’eux-mêmes',
  offline: 'Hors ligne',
  offlineTitle: 'Vous êtes hors ligne.',
  offlineLead: (ago) =>
    `Dernière mise à jour\u00a0: ${ago}. La reconnexion sera automatique\u00a0; rien ne peut être envoyé d’ici là.`,
  offlineLeadUnknown: 'La reconnexion sera automatique\u00a0; rien ne peut être envoyé d’ici là.',
  offlineNoSend: 'Vous êtes hors ligne. Rien ne peut être envoyé avant le retour de la connexion.',

  panel: 'Back-office',
  panelLoading: 'Chargement…',
  panelFailed: 'Le back-office n’a pas pu être ouvert',
  panelNobody: 'Vous n’êtes pas connecté',
  panelNobodyLead: 'Connectez-vous pour voir le back-office.',
  panelEnded: 'Vous avez été déconnecté',
  panelEndedLead: 'Ce que vous étiez en train d’écrire est conservé dans cet onglet.',
  signIn: 'Se connecter',
  signInAgain: 'Se reconnecter',
  sessionEnds: (time) => `La session se termine dans ${time}`,
  panelMayNot: 'Pas d’accès au back-office',
  panelMayNotLead: (store) =>
    `Demandez le droit «\u00a0Lire\u00a0» à la personne qui gère les accès${store === null ? '' : ` chez ${store}`}.`,
  signInAsAnother: 'Changer d’utilisateur',
  panelAway: 'Impossible de joindre le serveur',
  signedInAs: (who) => `Connecté en tant que ${who}`,
  panelTabs: 'Back-office',
  tabs: {
    overview: 'Aperçu',
    orders: 'Commandes',
    withdrawals: 'Retraits',
    balances: 'Soldes',
    pending: 'En attente',
    webhooks: 'Webhooks',
    audit: 'Journal',
  },
  atLeast: (number) => `${number}+`,
  countNeedsYou: (number) => `${number} à examiner`,
  moreTabs: 'Plus',
  panelSearch: 'Rechercher commandes, hashs, adresses',
  testMode: 'Mode test',
  partLoading: 'Chargement…',
  partFailed: 'Cette page n’a pas pu être chargée',
  partFailedLead: 'Vérifiez votre connexion, puis réessayez.',
  partFailedAgain: 'Rechargez la page. Il en existe peut-être une version plus récente.',
  reloadPage: 'Recharger',
  closeWithdrawal: 'Retour aux retraits',

  rightsOf: namesOf,
  draftsNeedApproval: 'Brouillons à faire approuver',
  needsRight: {
    withdrawals: (may) =>
      `Les retraits nécessitent le droit «\u00a0Retirer\u00a0». Vos droits\u00a0: ${namesOf(may)}.`,
    refunds: (may) =>
      `Les remboursements nécessitent le droit «\u00a0Retirer\u00a0». Vos droits\u00a0: ${namesOf(may)}.`,
    orderActions: (may) =>
      `Les actions sur les commandes nécessitent le droit «\u00a0Retirer\u00a0». Vos droits\u00a0: ${namesOf(may)}.`,
    repeats: (may) =>
      `Prévenir à nouveau la boutique nécessite le droit «\u00a0Retirer\u00a0». Vos droits\u00a0: ${namesOf(may)}.`,
    approvals: (may) =>
      `Les approbations nécessitent le droit «\u00a0Approuver\u00a0». Vos droits\u00a0: ${namesOf(may)}.`,
  },
};
