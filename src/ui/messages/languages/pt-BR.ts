/** Brazilian Portuguese. Formal "você", in the voice of a bank's payment page. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'pt-BR'>) => plural('pt-BR', n, forms);

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'pt-BR',

  notLoaded: 'Parte desta página não carregou. Verifique sua conexão e tente novamente.',
  reloadPage: 'Recarregar',

  checkout: 'Pagamento',
  sandbox: 'Modo de teste. Não envie dinheiro real.',
  tryAgain: 'Tentar novamente',
  close: 'Fechar',
  copied: 'Copiado',
  copyRefused: 'A cópia está bloqueada aqui. O texto está selecionado; copie manualmente.',
  loading: 'Abrindo a página de pagamento…',
  alreadySent: 'Já pagou? Isso não afeta seu pagamento. Não pague de novo.',
  orderReference: (reference) => `Pedido ${reference}`,
  accountReference: (reference) => `Conta ${reference}`,
  maybeBlocked:
    'Se isso continuar, a causa pode ser um bloqueador de conteúdo ou sua conexão com a internet. Permita esta página ou tente outro navegador.',
  priceChanged: (before, now) => `O preço mudou de ${before} para ${now}.`,
  requestReference: (id) => `Código de suporte: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  statusTitle: {
    loading: 'Abrindo a página de pagamento…',
    error: 'Não foi possível abrir a página de pagamento',
    choose_currency: 'Pagar com',
    pay: 'Aguardando pagamento',
    top_up: 'Aguardando depósitos',
    detected: 'Pagamento detectado',
    confirmed: 'Parcialmente confirmado',
    partial: 'Parcialmente pago',
    review: 'Pagamento em análise',
    held: 'Pagamento retido',
    paid: 'Pago',
    closed: 'Pedido encerrado',
  },
  noCurrencies: 'Nenhuma moeda disponível no momento. Tente mais tarde.',
  currenciesFailed: 'Não foi possível carregar as moedas.',

  payTitle: (price) => `Pagar ${price}`,
  partReceived: (received, price) => `${received} de ${price} recebidos`,
  partDetected: (received, price) => `${received} de ${price} detectados`,
  leftToPay: 'Falta pagar',
  topUpTitle: 'Adicionar saldo',
  topUpLead: 'Envie qualquer valor. Este endereço continua sendo seu.',
  minimum: (amount) => `Mínimo de ${amount}. Valores menores podem não ser detectados.`,
  tooSmall: 'Valor baixo demais',
  amountLabel: 'Valor a enviar',
  copyAmount: 'Copiar valor',
  sendOnly: (code, network) => `Somente ${code} e somente na rede ${network}.`,
  sendOnlyWhy: 'Qualquer outro envio pode ser perdido.',
  addressLabel: (code, network) => `Endereço para ${code} na rede ${network}`,
  copyAddress: 'Copiar endereço',
  copiedAddress: (code, network) => `Copiado. Envie somente ${code} e somente na rede ${network}.`,
  qrLabel: (code, network) => `QR code para enviar ${code} na rede ${network}`,
  enlarge: 'Ampliar',
  scanBare: 'Escaneie e depois digite o valor.',
  openWallet: 'Abrir na carteira',
  nothingOpened:
    'Nada abriu? Copie o valor e o endereço para sua carteira ou escaneie o código com outro dispositivo.',
  moreWays: 'Outras formas de pagar',
  rate: (code, dollars, from) => `1 ${code} = US$\u00a0${dollars} (${from})`,
  priceLocked: (time) => `Preço válido por mais ${time}`,
  expiredTitle: 'Preço expirado',
  expiredLead:
    'Já pagou? Não pague de novo, continuamos de olho neste endereço. Ainda não? Atualize o preço.',
  newPrice: 'Atualizar preço',
  checking: 'Verificando…',
  continueOnceDetected: 'Você poderá continuar assim que o pagamento for detectado.',
  addressDetails: 'Mostrar endereço',
  change: 'Alterar',
  changeCurrency: 'Alterar moeda ou rede',
  addressReplaced: 'O endereço mudou. Use somente este.',
  changedElsewhere: (what) =>
    `Alterado em outra aba ou em outro dispositivo. A enviar agora: ${what}, para o endereço abaixo.`,
  addressRefusedTitle: 'Este endereço não passou na nossa verificação de segurança',
  addressRefused:
    'O dinheiro enviado a ele poderia ser perdido, por isso não o mostramos. Escolha outra moeda ou fale com a loja.',
  addressUnchecked:
    'Não conhecemos esta rede e não pudemos verificar o endereço. Confirme-o com a loja antes de enviar.',
  deposits: 'Depósitos',
  noDeposits: 'Nenhum depósito ainda',

  transferStatus: { seen: 'Confirmando', confirmed: 'Confirmada', held: 'Retida' },
  unknownStatus: 'Registrada',
  viewTransfer: 'Ver transação',

  problems: {
    offline: 'Você está sem conexão. Vamos reconectar automaticamente.',
    unreachable: 'Não conseguimos acessar a loja. Continuamos tentando.',
    store_unavailable: 'A loja está com um problema no momento. Continuamos tentando.',
    bad_request: 'Algo deu errado. Recarregue a página.',
    checkout_expired: 'Sua sessão expirou. Recarregue a página.',
    forbidden: 'Este pedido não pode ser pago nesta página. Volte para a loja e tente novamente.',
    link_used: 'Este link já foi usado. Continue onde você o abriu ou peça um novo à loja.',
    link_expired: 'Este link expirou. Pegue um novo onde encontrou este ou peça à loja.',
    not_found: 'Não encontramos esta página de pagamento. Fale com a loja.',
    amount_invalid: 'Este valor não pode ser pago em cripto. Fale com a loja.',
    currency_unavailable: 'Esta moeda não está disponível no momento. Escolha outra.',
    checkout_closed: 'A loja encerrou este pedido, que não aceita mais pagamentos.',
    rate_limited: 'Tentativas demais. Aguarde um momento.',
    service_unavailable: 'Não conseguimos acessar o serviço de pagamento. Continuamos tentando.',
    service_rejected: 'O serviço de pagamento recusou nossa solicitação. Fale com a loja.',
  },

  search: 'Buscar moeda ou rede',
  searchHint: 'Nome, sigla ou rede',
  currencies: 'Moedas',
  networks: 'Redes',
  popular: 'Populares',
  lastUsed: 'Última usada',
  everything: 'Todas as moedas',
  byNetwork: 'Por rede',
  countNetworks: (n) => count(n, { one: '# rede', many: '# de redes', other: '# redes' }),
  countCurrencies: (n) => count(n, { one: '# moeda', many: '# de moedas', other: '# moedas' }),
  fromAmount: (amount) => `a partir de ${amount}`,
  chooseNetwork: 'Escolha uma rede',
  chooseCurrencyOn: (network) => `Escolha uma moeda na rede ${network}`,
  networkGuide: 'Escolha a rede que sua carteira ou corretora de cripto vai usar. As taxas variam.',
  minimumOf: (amount) => `mín. ${amount}`,
  usuallyTakes: (time) => `cerca de ${time}`,
  noMatch: (text) => `Nenhum resultado para “${text}”`,
  searchable: 'Tente uma sigla, um nome ou uma rede, ou cole um endereço da sua carteira.',
  clearSearch: 'Limpar busca',
  readAs: (text) => `Resultados para “${text}”`,
  addressOf: (network) => `Parece um endereço de ${network}.`,
  addressOfSeveral: (networks) =>
    `Os endereços têm a mesma aparência nas redes ${networks}. Veja na sua carteira em qual rede estão seus fundos.`,
  addressOfNone: (networks) => `Parece um endereço de ${networks}, que a loja não aceita.`,
  addressStays: 'Verificado somente no seu dispositivo.',
  matches: (n) => count(n, { one: '# resultado', many: '# de resultados', other: '# resultados' }),
  moreMatches: (n) =>
    count(n, {
      one: 'Mais # resultado. Continue digitando para filtrar.',
      many: 'Mais # de resultados. Continue digitando para filtrar.',
      other: 'Mais # resultados. Continue digitando para filtrar.',
    }),
  unavailable: {
    no_rate: 'Sem preço no momento',
    ambiguous_address: 'Sem endereço no momento',
    address_refused: 'Sem endereço seguro no momento',
    no_address: 'Sem endereço no momento',
    below_minimum: 'Valor baixo demais',
  },
  notAvailable: 'Indisponível no momento',
  keepCurrency: 'Voltar ao pagamento',
  gettingAddress: 'Buscando o endereço…',

  transferCounts: {
    late: 'Detectada depois que o preço expirou',
    wrong_currency: 'Moeda diferente da escolhida',
  },

  slowOpening: 'Está demorando mais do que o normal. Continuamos tentando.',
  notCurrent: 'Estas informações podem estar desatualizadas',
  sessionOver: 'Sua sessão expirou',
  sessionOverLead:
    'Recarregue para ver o endereço atual. Isso não afeta os pagamentos já enviados.',
  contactStore: (store) => `Falar com ${store ?? 'a loja'}`,
  backToStore: (store) => `Voltar para ${store ?? 'a loja'}`,

  nothingAwaited: 'Ainda não há nada a pagar',
  tooSmallForAll:
    'O que falta pagar é baixo demais para qualquer uma das moedas disponíveis aqui. Fale com a loja.',
  longWaitTitle: (ago) => `Detectado ${ago}, ainda não confirmado`,
  longWait:
    'A rede blockchain pode estar lenta ou pode ter descartado a transação. Verifique sua carteira e pergunte à loja antes de pagar de novo.',

  newPriceIs: (amount) => `Novo preço: ${amount}.`,
  oneMinuteLeft: 'Este preço vale por mais um minuto.',

  autoUpdates: 'Esta página se atualiza automaticamente. Você pode fechá-la e voltar.',
  dontSendAgain: 'Não pague de novo.',
  reviewLead: (store) =>
    `Recebemos seu pagamento, mas não conseguimos associá-lo automaticamente a este pedido. ${store ?? 'A loja'} vai analisá-lo. Não pague de novo.`,
  heldLead: (store) =>
    `O serviço de pagamento está analisando o pagamento. Fale com ${store ?? 'a loja'}. Não pague de novo.`,
  paidLead: 'Obrigado! Você pode fechar esta página.',
  closedLead: 'Este pedido não aceita mais pagamentos. Já pagou? Fale com a loja.',
  overLead: (excess, store) =>
    `Você enviou ${excess} a mais. Fale com ${store ?? 'a loja'} para pedir um reembolso.`,
  usualTime: (time, network) => `Normalmente ${time} na rede ${network}.`,
  storeConfirms: 'A loja confirmará este pagamento.',
  lateEvents: 'Pode levar alguns minutos até vermos seu pagamento.',
  exceptions: {
    partial: 'Recebemos menos do que o preço.',
    over: 'Recebemos mais do que o preço. Peça um reembolso à loja.',
    late: 'Um pagamento foi detectado depois que o preço expirou. A loja decide se vai aceitá-lo.',
    wrong_currency: 'Um pagamento chegou em outra moeda. A loja decide se vai aceitá-lo.',
    held: 'Um pagamento está retido para análise.',
  },
  unknownException: 'A loja tem uma observação sobre este pagamento.',
  steps: { detected: 'Detectado', confirming: 'Confirmando', paid: 'Pago' },
  received: 'Recebido',
  detectedAmount: 'Detectado',
  due: 'Falta pagar',
  excess: 'Valor pago a mais',
  facts: {
    order: 'Pedido',
    account: 'Conta',
    total: 'Total',
    paid: 'Pago',
    network: 'Rede',
    date: 'Data',
    transaction: 'Transação',
  },
  transfers: 'Transações',
  details: 'Detalhes',
  lastChecked: (ago) => `Última atualização: ${ago}`,
  checkNow: 'Verificar agora',
  nothingNew: 'Nada de novo',
  somethingNew: 'Atualizado',
  notChecked: 'Não foi possível atualizar. Estas informações podem estar desatualizadas.',
  connection: { live: 'Em tempo real', polling: 'Verificação automática', offline: 'Sem conexão' },
  stillWatching: 'Continuamos de olho neste endereço',
  connectionLost: 'Conexão perdida',
  connectionBack: 'Conectado novamente',

  sources: {
    service_event: 'Serviço de pagamento',
    service_list: 'Rede blockchain',
    service_lookup: 'Página de pagamento',
    store: 'Loja',
  },
  evidence: {
    opened: 'Página de pagamento aberta',
    quoted: 'Preço fixado',
    seen: 'Pagamento detectado',
    confirmed: 'Pagamento confirmado',
    held: 'Retido para análise',
    released: 'Análise concluída',
    marked_paid: 'Marcado como pago',
    closed: 'Pedido encerrado',
    amended: 'Valor alterado',
  },
  unknownSource: 'Outra fonte',
  unknownEvidence: 'Atualização',
  timeline: 'Histórico',
  copyTimeline: 'Copiar para o suporte',

  tellMe: 'Receber aviso',
  tellingMe:
    'Mantenha esta página aberta. Você ouvirá um som ou verá uma notificação se o navegador permitir.',

  receipt: 'Comprovante',
  receiptNote: 'Um comprovante de pagamento, não uma nota fiscal.',
  printReceipt: 'Imprimir',
  saveReceipt: 'Salvar',

  ladderTitle: 'QR code mais simples',
  ladderLead: 'Não consegue ler o QR code? Tente um mais simples.',
  ladderForms: {
    bip21_amount: 'Endereço e valor',
    bip21: 'Endereço como link, sem valor',
    eip681_amount: 'Link com valor',
    eip681: 'Link sem valor',
    eip681_token: 'Link com token e valor. Confira o destinatário na sua carteira.',
    address: 'Somente o endereço',
  },

  exchangeTitle: 'Vai pagar a partir de uma corretora de cripto?',
  exchangeNetwork: 'Rede',
  exchangeNames: (names) => `também aparece como ${names}`,
  exchangeAmount: 'Valor que precisamos receber',
  exchangeMemo: 'Memo ou tag',
  exchangeNoMemo: 'Deixar em branco',
  exchangeWallet: 'Tipo de carteira',
  exchangeHosted: 'Custodial, empresa',
  exchangeUnhosted: 'Autocustódia',
  exchangeRecipient: 'Destinatário',
  exchangeFee:
    'Se a corretora descontar a taxa dela do que você envia, some essa taxa ao valor. As corretoras têm um saque mínimo.',
  feeCoin: (code) => `Sua carteira precisa de um pouco de ${code} para a taxa de rede.`,

  checkTitle: 'Verificar o endereço',
  checkLead:
    'Um programa malicioso pode trocar um endereço copiado. Para verificar, cole o endereço do destinatário que aparece na sua carteira.',
  checkLabel: 'Destinatário na sua carteira',
  checkSame: 'O endereço confere.',
  checkDiffers: (at, pasted, right) =>
    `Não envie nada. Este não é o nosso endereço: a partir do caractere ${String(at)}, aparece “${pasted}” em vez de “${right}”.`,
  checkNone: (network) => `Não envie nada. Este não é um endereço completo na rede ${network}.`,

  saveCard: 'Salvar imagem',
  priceLockedUntil: (moment) => `Preço válido até ${moment}`,

  handOff: 'Continuar no celular',
  handOffLead:
    'Escaneie este código com a câmera do celular para abrir o pagamento nele. Este código não serve para pagar.',
  handOffLabel: 'QR code que abre este pagamento no celular, não serve para pagar',
  handOffUntil: (time) => `Funciona uma única vez, até ${time}.`,
  handOffNew: 'Novo código',

  worthTitle: 'Converter',
  worthCoins: (code) => `Valor em ${code}`,
  worthDollars: 'Valor em dólares americanos',
  worth: (coins, dollars) => `O valor de ${coins} é ${dollars}.`,
  worthAbout: (coins, dollars) => `O valor de ${coins} é cerca de ${dollars}.`,
  worthGuide: 'O preço pode mudar antes que seu pagamento chegue.',
  worthUnread: (whole, part) => `Digite um número, como ${whole} ou ${part}.`,
  worthNoRate: 'Sem preço no momento.',

  walletPay: 'Pagar com carteira',
  walletPayWith: (wallet) => `Pagar com ${wallet}`,
  walletOther: 'Outra carteira',

  walletConnect: (wallet) => `Aprove a conexão em ${wallet}.`,
  walletSwitch: (wallet, network) => `Mude para ${network} em ${wallet}.`,
  walletConfirm: (wallet, amount, network) => `Confirme ${amount} na rede ${network} em ${wallet}.`,
  walletSlow: (wallet) => `Nada aconteceu? Abra ${wallet}.`,
  walletStop: 'Parar de esperar',

  walletProblems: {
    refused: 'Solicitação recusada. Nada foi enviado.',
    locked:
      'Sua carteira está bloqueada ou não mostrou nenhuma conta. Desbloqueie-a e tente novamente.',
    busy: 'Sua carteira tem outra solicitação em aberto. Responda a ela e tente novamente.',
    contract_account:
      'Esta é uma conta inteligente, como a Safe. O serviço de pagamento pode não detectar pagamentos feitos por ela. Escolha outra conta na sua carteira ou escaneie o código com outra carteira.',
    account_changed: 'A conta da sua carteira mudou. Nada foi enviado. Tente novamente.',
    wrong_token:
      'Os dados deste token são diferentes na sua carteira e na loja. Nada foi enviado. Escolha outra moeda ou fale com a loja.',
    no_answer: 'Sua carteira não respondeu. Nada foi enviado. Abra-a e tente novamente.',
    failed:
      'Sua carteira informou um erro. Nada foi enviado. Tente novamente ou pague com o código.',
    uncertain:
      'Sua carteira informou um erro, mas o pagamento pode ter sido enviado. Verifique sua carteira antes de pagar de novo.',
  },
  walletWrongNetwork: (network) =>
    `Sua carteira está em outra rede. Mude-a para ${network} e tente novamente.`,
  walletNotEnough: (code) =>
    `Não há ${code} suficiente nesta conta. Escolha outra conta na sua carteira e tente novamente.`,
  walletNoFee: (code) =>
    `Esta conta não tem ${code} para a taxa de rede. Adicione um pouco e tente novamente.`,

  walletQuestion: 'Você pode já ter pagado',
  walletAsked:
    'Uma carteira já recebeu uma solicitação para pagar este pedido. Verifique nela primeiro: se pagar de novo, você pode pagar duas vezes.',
  walletWasSent:
    'Um pagamento deste pedido já foi enviado de uma carteira. Se pagar de novo, você pode pagar duas vezes.',
  walletPayAgain: 'Pagar de novo',
  walletBack: 'Voltar',

  walletFates: {
    pending: 'Enviado. Aguardando a rede blockchain.',
    included: 'Enviado e já na blockchain. Aguardando a loja detectar.',
    failed:
      'Este pagamento falhou na rede blockchain. O valor não foi enviado. Você pode pagar de novo.',
    replaced:
      'Este pagamento foi acelerado ou cancelado na sua carteira. Verifique nela antes de pagar de novo.',
    dropped:
      'A rede blockchain pode ter descartado este pagamento. Verifique sua carteira antes de pagar de novo.',
  },
  walletCopyHash: 'Copiar ID da transação',
};
