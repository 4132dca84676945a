/** European Portuguese. Formal, without "você", in the voice of a bank's payment page. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'pt-PT'>) => plural('pt-PT', n, forms);

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'pt-PT',

  notLoaded: 'Parte desta página não carregou. Verifique a ligação e tente novamente.',
  reloadPage: 'Recarregar',

  problems: {
    offline: 'Está sem ligação à Internet. Voltaremos a ligar automaticamente.',
    unreachable: 'Não conseguimos contactar a loja. Continuamos a tentar.',
    store_unavailable: 'A loja está com um problema neste momento. Continuamos a tentar.',
    bad_request: 'Ocorreu um erro. Recarregue a página.',
    checkout_expired: 'A sua sessão expirou. Recarregue a página.',
    forbidden: 'Esta encomenda não pode ser paga nesta página. Volte à loja e tente novamente.',
    link_used: 'Este link já foi utilizado. Continue onde o abriu ou peça um novo link à loja.',
    link_expired:
      'Este link expirou. Obtenha um novo no sítio onde encontrou este ou peça-o à loja.',
    not_found: 'Não encontrámos esta página de pagamento. Contacte a loja.',
    amount_invalid: 'Este montante não pode ser pago em criptomoedas. Contacte a loja.',
    currency_unavailable: 'Esta moeda não está disponível neste momento. Escolha outra.',
    checkout_closed: 'A loja fechou esta encomenda, que já não aceita pagamentos.',
    rate_limited: 'Demasiadas tentativas. Aguarde um momento.',
    service_unavailable: 'Não conseguimos contactar o serviço de pagamento. Continuamos a tentar.',
    service_rejected: 'O serviço de pagamento recusou o nosso pedido. Contacte a loja.',
  },

  checkout: 'Pagamento',
  sandbox: 'Modo de teste. Não envie dinheiro real.',
  tryAgain: 'Tentar novamente',
  close: 'Fechar',
  copied: 'Copiado',
  copyRefused: 'Não é possível copiar aqui. O texto está selecionado; copie-o manualmente.',
  loading: 'A abrir a página de pagamento…',
  alreadySent: 'Já pagou? O seu pagamento não é afetado. Não pague outra vez.',
  orderReference: (reference) => `Encomenda ${reference}`,
  accountReference: (reference) => `Conta ${reference}`,
  maybeBlocked:
    'Se isto continuar a acontecer, a causa pode ser um bloqueador de conteúdos ou a sua ligação à Internet. Permita esta página ou experimente outro navegador.',
  priceChanged: (before, now) => `O preço mudou de ${before} para ${now}.`,
  requestReference: (id) => `Código de apoio: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  statusTitle: {
    loading: 'A abrir a página de pagamento…',
    error: 'Não foi possível abrir a página de pagamento',
    choose_currency: 'Pagar com',
    pay: 'A aguardar o pagamento',
    top_up: 'A aguardar depósitos',
    detected: 'Pagamento detetado',
    confirmed: 'Confirmado em parte',
    partial: 'Pago em parte',
    review: 'Pagamento em análise',
    held: 'Pagamento retido',
    paid: 'Pago',
    closed: 'Encomenda fechada',
  },
  noCurrencies: 'Não há moedas disponíveis neste momento. Tente mais tarde.',
  currenciesFailed: 'Não foi possível carregar as moedas.',

  payTitle: (price) => `Pagar ${price}`,
  partReceived: (received, price) => `Recebido: ${received} de ${price}`,
  partDetected: (received, price) => `Detetado: ${received} de ${price}`,
  leftToPay: 'Falta pagar',
  topUpTitle: 'Carregar saldo',
  topUpLead: 'Envie qualquer montante. Este endereço continua a ser seu.',
  minimum: (amount) => `Mínimo: ${amount}. As transferências inferiores podem não ser detetadas.`,
  tooSmall: 'Montante demasiado baixo',
  amountLabel: 'Montante a enviar',
  copyAmount: 'Copiar montante',
  sendOnly: (code, network) => `Apenas ${code} e apenas na rede ${network}.`,
  sendOnlyWhy: 'Qualquer outro envio pode perder-se.',
  addressLabel: (code, network) => `Endereço para ${code} na rede ${network}`,
  copyAddress: 'Copiar endereço',
  copiedAddress: (code, network) => `Copiado. Envie apenas ${code} e apenas na rede ${network}.`,
  qrLabel: (code, network) => `Código QR para enviar ${code} na rede ${network}`,
  enlarge: 'Ampliar',
  scanBare: 'Leia o código e depois introduza o montante.',
  openWallet: 'Abrir na carteira',
  nothingOpened:
    'Não abriu nada? Copie o montante e o endereço para a sua carteira ou leia o código com outro dispositivo.',
  moreWays: 'Outras formas de pagar',
  rate: (code, dollars, from) => `1 ${code} = ${dollars}\u00a0US$ (${from})`,
  priceLocked: (time) => `Preço válido por mais ${time}`,
  expiredTitle: 'Preço expirado',
  expiredLead:
    'Já pagou? Não pague outra vez, continuamos atentos a este endereço. Ainda não? Atualize o preço.',
  newPrice: 'Atualizar preço',
  checking: 'A verificar…',
  continueOnceDetected: 'Poderá continuar assim que o seu pagamento for detetado.',
  addressDetails: 'Mostrar endereço',
  change: 'Alterar',
  changeCurrency: 'Alterar moeda ou rede',
  addressReplaced: 'O endereço mudou. Utilize apenas este.',
  changedElsewhere: (what) =>
    `Alterado noutro separador ou noutro dispositivo. A pagar agora: ${what}, para o endereço abaixo.`,
  addressRefusedTitle: 'Este endereço não passou na nossa verificação de segurança',
  addressRefused:
    'Os fundos enviados para este endereço podem perder-se, por isso não o mostramos. Escolha outra moeda ou contacte a loja.',
  addressUnchecked:
    'Não conhecemos esta rede e não conseguimos verificar o endereço. Confirme-o com a loja antes de enviar.',
  deposits: 'Depósitos',
  noDeposits: 'Ainda não há depósitos',

  transferStatus: { seen: 'A confirmar', confirmed: 'Confirmada', held: 'Retida' },
  unknownStatus: 'Registada',
  viewTransfer: 'Ver transação',

  search: 'Procurar moeda ou rede',
  searchHint: 'Nome, sigla ou rede',
  currencies: 'Moedas',
  networks: 'Redes',
  popular: 'Populares',
  lastUsed: 'Última utilizada',
  everything: 'Todas as moedas',
  byNetwork: 'Por rede',
  countNetworks: (n) => count(n, { one: '# rede', many: '# de redes', other: '# redes' }),
  countCurrencies: (n) => count(n, { one: '# moeda', many: '# de moedas', other: '# moedas' }),
  fromAmount: (amount) => `a partir de ${amount}`,
  chooseNetwork: 'Escolha uma rede',
  chooseCurrencyOn: (network) => `Escolha uma moeda na rede ${network}`,
  networkGuide:
    'Escolha a rede que a sua carteira ou exchange de criptomoedas vai utilizar. As comissões variam de rede para rede.',
  minimumOf: (amount) => `mín. ${amount}`,
  usuallyTakes: (time) => `cerca de ${time}`,
  noMatch: (text) => `Sem resultados para «${text}»`,
  searchable: 'Experimente uma sigla, um nome ou uma rede, ou cole um endereço da sua carteira.',
  clearSearch: 'Limpar pesquisa',
  readAs: (text) => `Resultados para «${text}»`,
  addressOf: (network) => `Parece um endereço da rede ${network}.`,
  addressOfSeveral: (networks) =>
    `Os endereços têm o mesmo aspeto nas redes ${networks}. Veja na sua carteira em qual delas estão os seus fundos.`,
  addressOfNone: (networks) => `Parece um endereço de ${networks}, que a loja não aceita.`,
  addressStays: 'Verificado apenas no seu dispositivo.',
  matches: (n) => count(n, { one: '# resultado', many: '# de resultados', other: '# resultados' }),
  moreMatches: (n) =>
    count(n, {
      one: 'Mais # resultado. Continue a escrever.',
      many: 'Mais # de resultados. Continue a escrever.',
      other: 'Mais # resultados. Continue a escrever.',
    }),
  unavailable: {
    no_rate: 'Sem preço de momento',
    ambiguous_address: 'Sem endereço de momento',
    address_refused: 'Sem endereço seguro de momento',
    no_address: 'Sem endereço de momento',
    below_minimum: 'Montante demasiado baixo',
  },
  notAvailable: 'Indisponível de momento',
  keepCurrency: 'Voltar ao pagamento',
  gettingAddress: 'A obter o endereço…',

  transferCounts: {
    late: 'Detetada depois de o preço expirar',
    wrong_currency: 'Moeda diferente da escolhida',
  },

  slowOpening: 'Está a demorar mais do que o habitual. Continuamos a tentar.',
  notCurrent: 'Estas informações podem estar desatualizadas',
  sessionOver: 'A sua sessão expirou',
  sessionOverLead:
    'Recarregue a página para ver o endereço atual. Os pagamentos já enviados não são afetados.',
  contactStore: (store) => `Contactar ${store ?? 'a loja'}`,
  backToStore: (store) => `Voltar ${store === undefined ? 'à loja' : `a ${store}`}`,

  nothingAwaited: 'Ainda não há nada a pagar',
  tooSmallForAll:
    'O montante em falta é demasiado baixo para qualquer moeda disponível aqui. Contacte a loja.',
  longWaitTitle: (ago) => `Detetado ${ago}, ainda por confirmar`,
  longWait:
    'A rede blockchain pode estar lenta ou pode ter descartado a transação. Verifique a sua carteira e pergunte à loja antes de pagar outra vez.',

  newPriceIs: (amount) => `Novo preço: ${amount}.`,
  oneMinuteLeft: 'Falta um minuto para este preço expirar.',

  autoUpdates: 'Esta página atualiza-se automaticamente. Pode fechá-la e voltar mais tarde.',
  dontSendAgain: 'Não pague outra vez.',
  reviewLead: (store) =>
    `Recebemos o seu pagamento, mas não conseguimos associá-lo automaticamente a esta encomenda. ${store ?? 'A loja'} vai analisá-lo. Não pague outra vez.`,
  heldLead: (store) =>
    `O serviço de pagamento está a analisá-lo. Contacte ${store ?? 'a loja'}. Não pague outra vez.`,
  paidLead: 'Obrigado! Pode fechar esta página.',
  closedLead: 'Esta encomenda já não aceita pagamentos. Já pagou? Contacte a loja.',
  overLead: (excess, store) =>
    `Enviou ${excess} a mais. Contacte ${store ?? 'a loja'} para pedir um reembolso.`,
  usualTime: (time, network) => `Normalmente ${time} na rede ${network}.`,
  storeConfirms: 'A loja irá confirmar este pagamento.',
  lateEvents: 'O seu pagamento pode demorar alguns minutos a aparecer aqui.',
  exceptions: {
    partial: 'Recebemos menos do que o preço.',
    over: 'Recebemos mais do que o preço. Peça um reembolso à loja.',
    late: 'Foi detetado um pagamento depois de o preço expirar. A loja decide se o tem em conta.',
    wrong_currency: 'Chegou um pagamento noutra moeda. A loja decide se o tem em conta.',
    held: 'Há um pagamento retido para análise.',
  },
  unknownException: 'A loja tem uma nota sobre este pagamento.',
  steps: { detected: 'Detetado', confirming: 'A confirmar', paid: 'Pago' },
  received: 'Recebido',
  detectedAmount: 'Detetado',
  due: 'Falta pagar',
  excess: 'Pago a mais',
  facts: {
    order: 'Encomenda',
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
  nothingNew: 'Sem novidades',
  somethingNew: 'Atualizado',
  notChecked:
    'Não foi possível verificar se há novidades. Estas informações podem estar desatualizadas.',
  connection: {
    live: 'Em tempo real',
    polling: 'Verificação automática',
    offline: 'Sem ligação',
  },
  stillWatching: 'Continuamos atentos a este endereço',
  connectionLost: 'Ligação perdida',
  connectionBack: 'Ligação restabelecida',

  sources: {
    service_event: 'Serviço de pagamento',
    service_list: 'Rede blockchain',
    service_lookup: 'Página de pagamento',
    store: 'Loja',
  },
  evidence: {
    opened: 'Página de pagamento aberta',
    quoted: 'Preço fixado',
    seen: 'Pagamento detetado',
    confirmed: 'Pagamento confirmado',
    held: 'Retido para análise',
    released: 'Análise concluída',
    marked_paid: 'Marcado como pago',
    closed: 'Encomenda fechada',
    amended: 'Montante alterado',
  },
  unknownSource: 'Outra fonte',
  unknownEvidence: 'Atualização',
  timeline: 'Histórico',
  copyTimeline: 'Copiar para o apoio',

  tellMe: 'Avisar-me',
  tellingMe:
    'Mantenha esta página aberta. Ouvirá um som ou verá uma notificação se o navegador o permitir.',

  receipt: 'Comprovativo',
  receiptNote: 'É um comprovativo de pagamento, não uma fatura.',
  printReceipt: 'Imprimir',
  saveReceipt: 'Guardar',

  ladderTitle: 'Código QR mais simples',
  ladderLead: 'Não consegue ler o código QR? Experimente um mais simples.',
  ladderForms: {
    bip21_amount: 'Endereço e montante',
    bip21: 'Endereço em forma de link, sem montante',
    eip681_amount: 'Link com montante',
    eip681: 'Link sem montante',
    eip681_token: 'Link com token e montante. Confira o destinatário na sua carteira.',
    address: 'Apenas o endereço',
  },

  exchangeTitle: 'Vai pagar a partir de uma exchange de criptomoedas?',
  exchangeNetwork: 'Rede',
  exchangeNames: (names) => `também aparece como ${names}`,
  exchangeAmount: 'Montante que temos de receber',
  exchangeMemo: 'Memo ou tag',
  exchangeNoMemo: 'Deixar em branco',
  exchangeWallet: 'Tipo de carteira',
  exchangeHosted: 'Com custódia (empresa)',
  exchangeUnhosted: 'Autocustódia',
  exchangeRecipient: 'Destinatário',
  exchangeFee:
    'Se a exchange descontar a comissão do que envia, some-a ao montante. As exchanges têm um levantamento mínimo.',
  feeCoin: (code) => `A sua carteira precisa de um pouco de ${code} para a comissão de rede.`,

  checkTitle: 'Verificar o endereço',
  checkLead:
    'Um programa malicioso pode trocar um endereço copiado. Para o verificar, cole o endereço do destinatário que aparece na sua carteira.',
  checkLabel: 'Destinatário indicado na sua carteira',
  checkSame: 'O endereço coincide.',
  checkDiffers: (at, pasted, right) =>
    `Não envie nada. Este não é o nosso endereço: a partir do carácter ${String(at)} tem «${pasted}» em vez de «${right}».`,
  checkNone: (network) => `Não envie nada. Este não é um endereço completo da rede ${network}.`,

  saveCard: 'Guardar imagem',
  priceLockedUntil: (moment) => `Preço válido até: ${moment}`,

  handOff: 'Continuar no telemóvel',
  handOffLead:
    'Leia este código com a câmara do telemóvel para abrir lá este pagamento. Este código não serve para pagar.',
  handOffLabel: 'Código QR que abre este pagamento no telemóvel, não serve para pagar',
  handOffUntil: (time) => `Funciona uma só vez, até: ${time}.`,
  handOffNew: 'Novo código',

  worthTitle: 'Converter',
  worthCoins: (code) => `Montante em ${code}`,
  worthDollars: 'Montante em dólares americanos',
  worth: (coins, dollars) => `Valor de ${coins}: ${dollars}.`,
  worthAbout: (coins, dollars) => `Valor de ${coins}: cerca de ${dollars}.`,
  worthGuide: 'O preço pode mudar antes de a sua transferência chegar.',
  worthUnread: (whole, part) => `Introduza um número, como ${whole} ou ${part}.`,
  worthNoRate: 'Sem preço de momento.',

  walletPay: 'Pagar com carteira',
  walletPayWith: (wallet) => `Pagar com ${wallet}`,
  walletOther: 'Outra carteira',

  walletConnect: (wallet) => `Aprove a ligação em ${wallet}.`,
  walletSwitch: (wallet, network) => `Mude para a rede ${network} em ${wallet}.`,
  walletConfirm: (wallet, amount, network) => `Confirme ${amount} na rede ${network} em ${wallet}.`,
  walletSlow: (wallet) => `Não acontece nada? Abra ${wallet}.`,
  walletStop: 'Deixar de aguardar',

  walletProblems: {
    refused: 'Pedido recusado. Não foi enviado nada.',
    locked:
      'A sua carteira está bloqueada ou não mostrou nenhuma conta. Desbloqueie-a e tente novamente.',
    busy: 'A sua carteira tem outro pedido pendente. Responda-lhe lá e tente novamente.',
    contract_account:
      'Esta é uma conta inteligente, como uma Safe. O serviço de pagamento pode não detetar os pagamentos feitos a partir dela. Escolha outra conta na sua carteira ou leia o código com outra carteira.',
    account_changed: 'A conta na sua carteira mudou. Não foi enviado nada. Tente novamente.',
    wrong_token:
      'Os dados deste token na sua carteira não coincidem com os da loja. Não foi enviado nada. Escolha outra moeda ou contacte a loja.',
    no_answer: 'A sua carteira não respondeu. Não foi enviado nada. Abra-a e tente novamente.',
    failed:
      'A sua carteira comunicou um erro. Não foi enviado nada. Tente novamente ou pague com o código.',
    uncertain:
      'A sua carteira comunicou um erro, mas o pagamento pode ter sido enviado. Verifique a sua carteira antes de pagar outra vez.',
  },
  walletWrongNetwork: (network) =>
    `A sua carteira está noutra rede. Mude-a para a rede ${network} e tente novamente.`,
  walletNotEnough: (code) =>
    `Não há ${code} suficiente nesta conta. Escolha outra conta na sua carteira e tente novamente.`,
  walletNoFee: (code) =>
    `Esta conta não tem ${code} para a comissão de rede. Adicione um pouco e tente novamente.`,

  walletQuestion: 'Talvez já tenha pago',
  walletAsked:
    'Já foi pedido a uma carteira que pagasse esta encomenda. Verifique-a antes de pagar outra vez, ou poderá pagar duas vezes.',
  walletWasSent:
    'Já foi enviado um pagamento desta encomenda a partir de uma carteira. Se pagar outra vez, poderá pagar duas vezes.',
  walletPayAgain: 'Pagar outra vez',
  walletBack: 'Voltar',

  walletFates: {
    pending: 'Enviado. A aguardar a rede blockchain.',
    included: 'Enviado e já na blockchain. A aguardar que a loja o detete.',
    failed:
      'Este pagamento falhou na rede blockchain. O montante não foi enviado. Pode pagar outra vez.',
    replaced:
      'Este pagamento foi acelerado ou cancelado na sua carteira. Verifique-a antes de pagar outra vez.',
    dropped:
      'A rede blockchain pode ter descartado este pagamento. Verifique a sua carteira antes de pagar outra vez.',
  },
  walletCopyHash: 'Copiar ID da transação',
};
