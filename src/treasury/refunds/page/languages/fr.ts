/** French. Formal ("vous"), as the checkout. */
import type { RefundMessages } from '../messages.js';

/** Every sentence of the page. */
export const messages: RefundMessages = {
  language: 'fr',
  sandbox: 'Mode test',

  title: 'Votre remboursement',
  formTitle: 'Votre remboursement pour la commande {order}',
  why: {
    excess: 'Vous avez envoyé {amount} de trop.',
    late: 'Votre paiement de {amount} est arrivé après l’expiration du prix.',
    wrong_currency:
      'Vous avez envoyé {amount}, mais la commande devait être payée dans une autre devise.',
    all: '{amount} vous sont remboursés.',
  },
  addressLabel: 'Votre adresse {code} sur {network}',
  addressHint: 'Collez-la. Vous la vérifierez encore une fois à la page suivante.',
  onNetwork: 'Utilisez une adresse qui reçoit des {code} <b>sur {network}</b>.',
  alsoShown: 'Les portefeuilles peuvent aussi afficher ce réseau sous le nom {names}.',
  lostElsewhere: 'Sur un autre réseau, l’argent risque d’être perdu.',
  copyNow:
    'Copiez-la maintenant depuis «\u00a0Recevoir\u00a0» dans votre portefeuille ou sur votre plateforme d’échange. L’adresse d’où vous avez payé n’accepte peut-être pas les remboursements.',
  noMemo:
    'Si votre plateforme demande aussi un memo ou un tag, utilisez une autre adresse\u00a0: nous ne pouvons pas en envoyer.',
  freeOfCharge:
    'Un remboursement ne vous coûte rien. Personne n’a besoin de votre phrase de récupération.',
  next: 'Continuer',
  worksUntil: 'Ce lien fonctionne une seule fois, jusqu’au {time}.',

  errorTitle: 'Vérifiez l’adresse',
  addressErrors: {
    empty: 'Saisissez votre adresse.',
    charset: 'Les adresses sur {network} ne contiennent pas ces caractères. Copiez-la à nouveau.',
    length: 'C’est trop court ou trop long pour une adresse sur {network}. Copiez-la à nouveau.',
    checksum: 'Il y a une erreur dans cette adresse. Copiez-la à nouveau.',
    wrong_network: 'Cette adresse est celle d’un autre réseau. Copiez celle pour {network}.',
    none: 'Ce n’est pas une adresse sur {network}. Copiez-la à nouveau.',
    own: 'C’est l’adresse du marchand lui-même. Saisissez une des vôtres, depuis «\u00a0Recevoir\u00a0» dans votre portefeuille.',
    contract:
      'C’est l’adresse d’un jeton, pas celle d’une personne\u00a0: l’argent serait perdu. Copiez la vôtre depuis «\u00a0Recevoir\u00a0» dans votre portefeuille.',
    nobody:
      'Personne ne peut utiliser cette adresse\u00a0: l’argent serait perdu. Saisissez une des vôtres.',
  },

  confirmTitle: 'Est-ce votre adresse\u00a0?',
  confirmLead: 'Comparez-la avec votre portefeuille. Vous ne pourrez plus la modifier ensuite.',
  confirmAddress: 'L’adresse',
  goesTo: '<b>{amount}</b> sur {network}',
  mine: 'C’est la mienne, et elle reçoit des {code} sur {network}.',
  mineMissing: 'Cochez la case si l’adresse est la vôtre.',
  confirm: 'Confirmer l’adresse',
  edit: 'Modifier',

  receivedTitle: 'Nous avons votre adresse',
  receivedLead: {
    named:
      '{store} vérifie chaque remboursement avant de l’envoyer. Vous pouvez fermer cette page.',
    unnamed:
      'Le marchand vérifie chaque remboursement avant de l’envoyer. Vous pouvez fermer cette page.',
  },
  sendingTitle: 'Votre remboursement est en cours d’envoi',
  sendingLead: 'Il n’est pas encore confirmé. Vous pouvez fermer cette page.',
  sentTitle: 'Votre remboursement a été envoyé',
  sentLead: 'Il peut mettre quelques minutes à apparaître dans votre portefeuille.',
  stoppedTitle: 'Votre remboursement n’a pas été envoyé',
  stoppedLead: {
    named: 'Contactez {store} en indiquant votre numéro de commande.',
    unnamed: 'Contactez le marchand en indiquant votre numéro de commande.',
  },
  stepReceived: 'Adresse reçue',
  stepReview: 'En cours de vérification',
  stepReviewed: 'Vérifié',
  stepNotSent: 'Pas encore envoyé',
  stepSending: 'En cours d’envoi',
  stepSent: 'Envoyé',
  stepStopped: 'Non envoyé',
  viewTransaction: 'Voir la transaction',
  wrongAddress:
    'Mauvaise adresse\u00a0? Contactez le marchand maintenant, en indiquant votre numéro de commande {order}.',

  endedTitle: 'Ce lien ne fonctionne plus',
  endedLead: {
    named:
      'Il a été utilisé, remplacé, ou il a expiré. Demandez-en un nouveau à {store} en indiquant votre numéro de commande.',
    unnamed:
      'Il a été utilisé, remplacé, ou il a expiré. Demandez-en un nouveau au marchand en indiquant votre numéro de commande.',
  },
  endedNote: 'Vous ne l’avez pas utilisé vous-même\u00a0?',
  endedNoteMore: 'Prévenez le marchand maintenant\u00a0: quelqu’un d’autre l’a peut-être fait.',

  busyTitle: 'Trop de tentatives',
  busyLead: 'Patientez quelques minutes. Votre lien fonctionne toujours.',
  failedTitle: 'Une erreur s’est produite',
  failedLead: 'Votre lien reste valable. Réessayez dans un instant.',
  tooLongTitle: 'C’est trop long',
  tooLongLead: 'Saisissez uniquement l’adresse.',
  elsewhereTitle: 'Ouvrez le lien à nouveau',
  elsewhereLead: 'Ce formulaire venait d’un autre site\u00a0: rien n’a été fait.',
  tryAgain: 'Réessayer',
};
