/** Brazilian Portuguese ("você"), as the checkout. */
import type { RefundMessages } from '../messages.js';

/** Every sentence of the page. */
export const messages: RefundMessages = {
  language: 'pt-BR',
  sandbox: 'Modo de teste',

  title: 'Seu reembolso',
  formTitle: 'Seu reembolso do pedido {order}',
  why: {
    excess: 'Você enviou {amount} a mais.',
    late: 'Seu pagamento de {amount} chegou depois que o preço tinha expirado.',
    wrong_currency: 'Você enviou {amount}, mas o pedido deveria ser pago em outra moeda.',
    all: 'Você recebe {amount} de volta.',
  },
  addressLabel: 'Seu endereço de {code} na rede {network}',
  addressHint: 'Cole aqui. Você vai conferir mais uma vez na próxima página.',
  onNetwork: 'Use um endereço que receba {code} <b>na rede {network}</b>.',
  alsoShown: 'As carteiras também podem mostrar esta rede como {names}.',
  lostElsewhere: 'Em outra rede, o dinheiro pode ser perdido.',
  copyNow:
    'Copie agora em “Receber” na sua carteira ou corretora de cripto. O endereço de onde você pagou pode não aceitar reembolsos.',
  noMemo:
    'Se a corretora também pedir um memo ou tag, use outro endereço: não podemos enviar nenhum.',
  freeOfCharge:
    'O reembolso não custa nada para você. Ninguém precisa da sua frase de recuperação.',
  next: 'Continuar',
  worksUntil: 'Este link funciona uma única vez, até {time}.',

  errorTitle: 'Confira o endereço',
  addressErrors: {
    empty: 'Informe o seu endereço.',
    charset: 'Endereços na rede {network} não têm esses caracteres. Copie de novo.',
    length: 'É curto ou longo demais para um endereço na rede {network}. Copie de novo.',
    checksum: 'Há um erro de digitação neste endereço. Copie de novo.',
    wrong_network: 'Este endereço é de outra rede. Copie o da rede {network}.',
    none: 'Este não é um endereço na rede {network}. Copie de novo.',
    own: 'Este é o endereço da própria loja. Informe um seu, em “Receber” na sua carteira.',
    contract:
      'Este é o endereço de um token, não de uma pessoa: o dinheiro seria perdido. Copie o seu em “Receber” na sua carteira.',
    nobody: 'Ninguém pode usar este endereço: o dinheiro seria perdido. Informe um endereço seu.',
  },

  confirmTitle: 'Este é o seu endereço?',
  confirmLead: 'Compare com o da sua carteira. Depois não dá para mudar.',
  confirmAddress: 'O endereço',
  goesTo: '<b>{amount}</b> na rede {network}',
  mine: 'É meu e recebe {code} na rede {network}.',
  mineMissing: 'Marque a caixa se o endereço for seu.',
  confirm: 'Confirmar endereço',
  edit: 'Editar',

  receivedTitle: 'Recebemos o seu endereço',
  receivedLead: {
    named: '{store} analisa cada reembolso antes de enviar. Você pode fechar esta página.',
    unnamed: 'A loja analisa cada reembolso antes de enviar. Você pode fechar esta página.',
  },
  sendingTitle: 'Seu reembolso está sendo enviado',
  sendingLead: 'Ele ainda não foi confirmado. Você pode fechar esta página.',
  sentTitle: 'Seu reembolso foi enviado',
  sentLead: 'Pode levar alguns minutos para aparecer na sua carteira.',
  stoppedTitle: 'Seu reembolso não foi enviado',
  stoppedLead: {
    named: 'Fale com {store} e informe o número do pedido.',
    unnamed: 'Fale com a loja e informe o número do pedido.',
  },
  stepReceived: 'Endereço recebido',
  stepReview: 'Em análise',
  stepReviewed: 'Analisado',
  stepNotSent: 'Ainda não enviado',
  stepSending: 'Sendo enviado',
  stepSent: 'Enviado',
  stepStopped: 'Não enviado',
  viewTransaction: 'Ver transação',
  wrongAddress: 'Endereço errado? Fale agora com a loja e informe o número do pedido, {order}.',

  endedTitle: 'Este link não funciona mais',
  endedLead: {
    named:
      'Ele foi usado, substituído ou expirou. Peça um novo a {store} e informe o número do pedido.',
    unnamed:
      'Ele foi usado, substituído ou expirou. Peça um novo à loja e informe o número do pedido.',
  },
  endedNote: 'Não foi você que usou?',
  endedNoteMore: 'Avise a loja agora: outra pessoa pode ter usado.',

  busyTitle: 'Tentativas demais',
  busyLead: 'Aguarde alguns minutos. Seu link continua funcionando.',
  failedTitle: 'Algo deu errado',
  failedLead: 'Seu link continua válido. Tente de novo daqui a pouco.',
  tooLongTitle: 'Está longo demais',
  tooLongLead: 'Informe somente o endereço.',
  elsewhereTitle: 'Abra o link de novo',
  elsewhereLead: 'Este formulário veio de outro site, então nada foi feito.',
  tryAgain: 'Tentar novamente',
};
