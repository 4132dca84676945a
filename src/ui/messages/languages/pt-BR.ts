/** Brazilian Portuguese. Formal "você", in the voice of a bank's payment page. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'pt-BR'>) => plural('pt-BR', n, forms);

const notUnderstood = 'A loja não entendeu esta solicitação. Recarregue a página.';

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'pt-BR',

  notLoaded: 'Uma parte desta página não carregou. Verifique sua conexão e tente novamente.',

  checkout: 'Pagamento',
  sandbox: 'Ambiente de teste: sem dinheiro real. Não pague.',
  tryAgain: 'Tentar novamente',
  copied: 'Copiado',
  copyRefused: 'A cópia está bloqueada aqui. O texto está selecionado: copie-o manualmente.',
  loading: 'Abrindo a página de pagamento…',
  alreadySent: 'Já enviou o pagamento? Esta página não muda isso. Não envie de novo.',
  errorTitle: 'Não foi possível abrir a página de pagamento',
  orderReference: (reference) => `Pedido ${reference}`,
  accountReference: (reference) => `Conta ${reference}`,
  maybeBlocked:
    'Se continuar assim, um bloqueador de conteúdo ou a rede em que você está conectado pode estar atrapalhando. Permita esta página ali ou tente outro navegador.',
  priceChanged: (before, now) => `A loja alterou o preço deste pedido de ${before} para ${now}.`,
  requestReference: (id) => `Referência para o suporte: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  payTitle: 'Envie o pagamento',
  partialTitle: 'Uma parte do pagamento chegou',
  partialArrived: (received, price) => `${received} de ${price} chegaram e estão em segurança.`,
  partialLead: 'Envie o restante para completar o pedido.',
  topUpTitle: 'Adicionar saldo',
  topUpLead: 'Envie qualquer valor. Este endereço continua sendo seu.',
  minimum: (amount) => `Transferências abaixo de ${amount} podem não ser detectadas.`,
  tooSmall: 'O valor é baixo demais',
  tooSmallForAll:
    'O valor que ainda falta pagar é baixo demais para qualquer uma das moedas disponíveis aqui. Entre em contato com a loja.',
  amountLabel: 'Valor a enviar',
  amountDue: 'Falta enviar',
  formerAmount: 'Valor anterior',
  copyAmount: 'Copiar valor',
  sendOnly: (code, network) => `Envie somente ${code} e somente na rede ${network}`,
  sendOnlyWhy: 'Em outras moedas ou redes, o dinheiro pode se perder.',
  addressLabel: (code, network) => `Endereço para ${code} na rede ${network}`,
  copyAddress: 'Copiar endereço',
  copiedAddress: (code, network) => `Copiado. Envie somente ${code} e somente na rede ${network}.`,
  qrLabel: (code, network) => `QR code para enviar ${code} na rede ${network}`,
  qrBare: 'O código contém apenas o endereço. Digite o valor manualmente.',
  qrWithAmount: 'O código contém o endereço e o valor.',
  openWallet: 'Abrir na carteira',
  nothingOpened:
    'Nada abriu? Copie o valor e o endereço para sua carteira ou leia o código com outro aparelho.',
  payHelp: 'Ajuda com a transferência',
  rateLine: (code, dollars) => `1 ${code} = ${dollars} USD`,
  rateFrom: (source) => `segundo ${source}`,
  rateAt: (time) => `às ${time}`,
  priceHolds: (time) => `Preço válido por mais ${time}`,
  expiredTitle: 'Este preço expirou',
  expiredLead:
    'Já enviou? Você não precisa fazer nada: o pagamento pode estar a caminho, e continuamos atentos à chegada dele. Obtenha um novo preço somente se ainda não enviou.',
  newPrice: 'Obter novo preço',
  addressDetails: 'Mostrar o endereço',
  changeCurrency: 'Escolher outra moeda ou rede',
  changeForRest: 'Enviar o restante em outra moeda',
  addressReplaced: 'O endereço mudou. A partir de agora, use somente este.',
  changedElsewhere: (what) =>
    `Este pagamento foi alterado em outra aba ou em outro dispositivo. O que deve ser enviado agora: ${what}, para o endereço abaixo.`,
  addressRefusedTitle: 'Recusamos mostrar este endereço',
  addressRefused:
    'O endereço que recebemos não passa na verificação da rede dele. O dinheiro enviado a ele poderia se perder, por isso ele não é mostrado. Nada foi cobrado. Escolha outra moeda ou entre em contato com a loja.',
  addressUnchecked:
    'Não conhecemos esta rede, por isso não pudemos verificar o endereço. Confira-o com a loja antes de enviar.',
  deposits: 'Depósitos',
  noDeposits: 'Ainda não há depósitos.',

  transferStatus: {
    seen: 'Detectada',
    confirmed: 'Confirmada',
    held: 'Retida para análise',
  },
  unknownStatus: 'Registrada',
  viewTransfer: 'Ver na blockchain',

  problems: {
    offline: 'Você está sem conexão. Continuamos automaticamente assim que ela voltar.',
    unreachable: 'A loja não está respondendo no momento. Continuamos tentando.',
    timeout: 'A loja está demorando demais para responder. Continuamos tentando.',
    unreadable: 'A loja deu uma resposta que não conseguimos ler. Continuamos tentando.',
    bad_request: notUnderstood,
    unauthorized: 'Esta página de pagamento precisa ser aberta de novo. Recarregue-a.',
    checkout_expired: 'Esta página de pagamento ficou aberta por muito tempo. Recarregue-a.',
    forbidden: 'Este pedido não pode ser pago aqui. Volte para a loja e tente novamente.',
    forbidden_origin:
      'Esta página não tem permissão para receber este pagamento. Entre em contato com a loja.',
    link_used: 'Este link já foi usado. Continue onde ele foi aberto ou peça um novo à loja.',
    link_expired: 'Este link expirou. Obtenha um novo onde encontrou este ou peça um à loja.',
    not_found: 'Esta página de pagamento não foi encontrada. Entre em contato com a loja.',
    method_not_allowed: notUnderstood,
    unsupported_media_type: notUnderstood,
    payload_too_large: notUnderstood,
    amount_invalid:
      'O valor deste pedido não pode ser pago em cripto. Entre em contato com a loja.',
    currency_unavailable: 'Esta moeda não pode ser usada no momento. Escolha outra.',
    checkout_closed: 'A loja encerrou este pedido, por isso ele não aceita mais pagamentos.',
    rate_limited: 'Isso foi um pouco rápido demais. Aguarde um momento e tente novamente.',
    service_unavailable:
      'O serviço de pagamento não está respondendo no momento. Continuamos tentando.',
    service_invalid: 'O serviço de pagamento deu uma resposta inutilizável. Continuamos tentando.',
    service_rejected: 'O serviço de pagamento recusou este pagamento. Entre em contato com a loja.',
    store_unavailable: 'A loja está com um problema no momento. Continuamos tentando.',
    internal: 'A loja está com um problema inesperado. Continuamos tentando.',
  },

  chooseTitle: 'Escolha uma moeda',
  search: 'Buscar moeda ou rede',
  searchHint: 'Nome, sigla ou rede',
  currencies: 'Moedas',
  networks: 'Redes',
  groupBy: 'Ordem da lista',
  byCurrency: 'Por moeda',
  byNetwork: 'Por rede',
  lastUsed: 'Usadas por último',
  everything: 'Todas as opções',
  countNetworks: (n) => count(n, { one: '# rede', many: '# de redes', other: '# redes' }),
  countCurrencies: (n) => count(n, { one: '# moeda', many: '# de moedas', other: '# moedas' }),
  fromAmount: (amount) => `a partir de ${amount}`,
  chooseNetwork: (code) => `${code}: escolha a rede pela qual você vai enviar`,
  chooseCurrencyOn: (network) => `${network}: escolha a moeda que você vai enviar`,
  networkGuide:
    'Escolha a rede que sua carteira ou corretora usa para enviar. As taxas variam conforme a rede.',
  backToList: 'Voltar à lista completa',
  minimumOf: (amount) => `mínimo de ${amount}`,
  usuallyTakes: (time) => `normalmente ${time}`,
  noCurrencies: 'A loja não oferece nenhuma moeda no momento. Tente novamente mais tarde.',
  noMatch: (text) => `Nenhum resultado para “${text}”.`,
  searchable:
    'Você pode buscar por sigla, nome, rede ou endereço de contrato, ou colar um endereço da sua própria carteira para encontrar a rede dele.',
  clearSearch: 'Limpar busca',
  readAs: (text) =>
    `Resultados para “${text}”: o teclado parece estar configurado para outro alfabeto.`,
  addressOf: (network) =>
    `Isto parece um endereço na rede ${network}. Abaixo está o que você pode enviar de lá.`,
  addressOfSeveral: (networks) =>
    `Os endereços têm a mesma aparência nas redes ${networks}. Verifique na sua carteira em qual delas está o seu dinheiro.`,
  addressOfNone: (networks) =>
    `Isto parece um endereço de ${networks}. A loja não aceita pagamentos ali.`,
  addressStays: 'O endereço foi consultado apenas nesta página e não foi enviado a lugar nenhum.',
  matches: (n) =>
    count(n, {
      one: '# moeda encontrada',
      many: '# de moedas encontradas',
      other: '# moedas encontradas',
    }),
  moreMatches: (n) =>
    count(n, {
      one: 'Mais # resultado; continue digitando para refinar',
      many: 'Mais # de resultados; continue digitando para refinar',
      other: 'Mais # resultados; continue digitando para refinar',
    }),
  unavailable: {
    no_rate: 'Sem preço no momento',
    ambiguous_address: 'Sem endereço no momento',
    address_refused: 'Sem endereço seguro no momento',
    no_address: 'Sem endereço no momento',
    below_minimum: 'O valor é baixo demais',
  },
  notAvailable: 'Indisponível no momento',
  currenciesFailed: 'Não foi possível carregar as moedas.',
  keepCurrency: 'Voltar ao pagamento',
  gettingAddress: 'Buscando o endereço…',

  sources: {
    service_event: 'Serviço de pagamento',
    service_list: 'Observação da rede blockchain',
    service_lookup: 'Encontrado pela loja na página de pagamento do serviço',
    store: 'Loja',
  },
  evidence: {
    opened: 'Página de pagamento aberta',
    quoted: 'Preço fixado',
    seen: 'Transferência detectada',
    confirmed: 'Transferência confirmada',
    held: 'Transferência retida para análise',
    released: 'Análise concluída',
    marked_paid: 'Marcado como pago',
    closed: 'Pedido encerrado',
    amended: 'Valor do pedido alterado',
  },
  unknownSource: 'Outra fonte',
  unknownEvidence: 'Algo foi registrado',
  transferCounts: {
    late: 'Chegou depois que o preço dela expirou, por isso não conta automaticamente',
    wrong_currency: 'Não é a moeda escolhida, por isso não conta automaticamente',
  },

  slowOpening: 'Está demorando mais do que o normal. Continuamos tentando.',
  notCurrent: 'O que você vê é a situação da nossa última verificação.',
  sessionOver: 'Esta página ficou aberta por tempo demais',
  sessionOverLead:
    'Nada se perdeu: a loja ainda detecta o que você enviou. Recarregue antes de enviar qualquer coisa.',
  reloadPage: 'Recarregar a página',
  backToStore: (store) => `Voltar para ${store ?? 'a loja'}`,
  contactStore: (store) => `Falar com ${store ?? 'a loja'}`,

  tellMe: 'Avise-me quando chegar',
  tellingMe:
    'Mantenha esta página aberta. Você ouvirá um som ou verá uma notificação, se o navegador permitir.',

  receipt: 'Comprovante',
  receiptNote: 'Este é o comprovante de um pagamento, não uma nota fiscal.',
  printReceipt: 'Imprimir',
  saveReceipt: 'Salvar como arquivo',

  nothingAwaited: 'Ainda não é possível enviar nada',
  longWaitTitle: (ago) => `Detectada ${ago} e ainda não confirmada`,
  longWait:
    'A rede blockchain pode estar lenta ou pode ter descartado a transferência. Confira-a na sua carteira antes de fazer qualquer coisa e pergunte à loja antes de enviar de novo.',
  newPriceIs: (amount) => `O novo preço é ${amount}.`,
  oneMinuteLeft: 'Falta um minuto com este preço.',

  statusTitle: {
    loading: 'Abrindo a página de pagamento…',
    error: 'Não foi possível abrir a página de pagamento',
    choose_currency: 'Escolha uma moeda',
    pay: 'Aguardando sua transferência',
    top_up: 'Aguardando transferências',
    detected: 'Sua transferência foi detectada',
    confirmed: 'Uma parte está confirmada, o restante está a caminho',
    partial: 'Uma parte chegou, aguardando o restante',
    review: 'A loja está avaliando sua transferência',
    held: 'Sua transferência está em análise',
    paid: 'Pagamento concluído',
    closed: 'Este pedido está encerrado',
  },
  statusLead: {
    loading: '',
    error: '',
    choose_currency: '',
    pay: 'Esta página se atualiza sozinha. Você pode sair e voltar.',
    top_up: 'Esta página se atualiza sozinha. Você pode sair e voltar.',
    detected:
      'Ela está a caminho pela rede blockchain. Você não precisa fazer nada. Não a envie de novo.',
    confirmed: 'Você não precisa fazer nada. Não envie de novo.',
    partial: 'O que chegou está seguro e conta para este pedido. Envie somente o que ainda falta.',
    review:
      'Ela chegou e está segura, mas por si só não corresponde ao pedido, então a loja decide. Não envie de novo; informe à loja o número do pedido se não receber notícias.',
    held: 'Ela chegou, e o serviço de pagamento a reteve para uma verificação. A loja decide o que acontece em seguida. Entre em contato com a loja e não envie de novo.',
    paid: 'Obrigado. Você pode fechar esta página.',
    closed: 'Ele não aceita mais pagamentos. Se você enviou algo, entre em contato com a loja.',
  },
  storeConfirms: 'A loja confirmará este pagamento.',
  usualTime: (time) => `Isso costuma levar ${time}.`,
  lateEvents:
    'A loja só fica sabendo de um pagamento quando ele é confirmado, o que pode levar alguns minutos. Você pode sair desta página e voltar.',
  exceptions: {
    partial: 'Chegou menos do que o preço.',
    over: 'Chegou mais do que o preço. A loja vê quanto; peça a ela a devolução do excedente.',
    late: 'Uma transferência chegou depois que o preço dela expirou. A loja decide se ela conta.',
    wrong_currency:
      'Uma transferência chegou em uma moeda que não foi escolhida. A loja decide se ela conta.',
    held: 'Uma transferência está retida para análise.',
  },
  unknownException: 'A loja registrou algo sobre este pagamento.',
  due: 'Falta pagar',
  received: 'Recebido',
  seenSoFar: 'Detectado até agora',
  excess: 'Acima do preço',
  transfers: 'Transferências',
  timeline: 'O que aconteceu',
  copyTimeline: 'Copiar para o suporte',
  lastChecked: (ago) => `Última verificação: ${ago}`,
  checkNow: 'Verificar agora',
  checking: 'Verificando…',
  nothingNew: 'Acabamos de verificar, nada de novo.',
  somethingNew: 'Acabamos de verificar, e há uma novidade.',
  notChecked: 'Não foi possível verificar. O que você vê é a situação da nossa última verificação.',
  connection: {
    live: 'Em tempo real',
    polling: 'Consulta a cada poucos segundos',
    offline: 'Sem conexão',
  },
  stillWatching: 'O que já foi enviado continua sendo acompanhado',
  connectionLost: 'Conexão perdida. O que você vê é a situação da nossa última verificação.',
  connectionBack: 'A conexão voltou.',

  ladderTitle: 'A carteira não lê o código?',
  ladderLead: 'Escolha um mais simples.',
  ladderForms: {
    bip21_amount: 'Endereço e valor',
    bip21: 'Endereço como link, sem valor',
    eip681_amount: 'Link com valor',
    eip681: 'Link sem valor',
    eip681_token: 'Link de token com valor (confira o destinatário na sua carteira)',
    address: 'Somente o endereço',
  },

  exchangeTitle: 'Vai pagar de uma corretora de cripto? Atenção à taxa',
  exchangeNetwork: 'Rede na corretora',
  exchangeNames: (network, names) => `${network}, talvez listada como ${names}`,
  exchangeAmount: 'Valor que precisa chegar',
  exchangeFee: 'Se a taxa da corretora sair do valor, digite o valor mais a taxa.',
  exchangeMemo: 'Memo ou tag',
  exchangeNoMemo: 'Deixe em branco',
  exchangeMinimum: 'Abaixo do saque mínimo, uma corretora não envia nada.',

  checkTitle: 'Confira o endereço na sua carteira',
  checkLead: 'Um programa malicioso pode trocar um endereço que você copia.',
  checkLabel: 'Cole o que sua carteira mostra',
  checkSame: 'É o mesmo endereço.',
  checkDiffers: (at, pasted, right) =>
    `Não envie: é outro endereço. A partir do caractere ${String(at)}, está “${pasted}” em vez de “${right}”.`,
  checkNone: (network) => `Não envie: este não é um endereço completo na rede ${network}.`,

  largerCode: 'Ampliar código',
  close: 'Fechar',
  saveCard: 'Salvar como imagem',
  priceHoldsUntil: (moment) => `Preço válido até ${moment}`,

  handOff: 'Continuar no celular',
  handOffLead:
    'Escaneie este código com a câmera do celular. O código abre este pagamento lá. Não é o código para pagar.',
  handOffLabel: 'QR code que abre este pagamento no celular (não serve para pagar)',
  handOffUntil: (time) => `Este código pode ser aberto uma única vez, até ${time}.`,
  handOffNew: 'Mostrar um novo código',

  worthTitle: 'Quanto vale?',
  worthCoins: (code) => `Valor em ${code}`,
  worthDollars: 'Valor em dólares americanos',
  worth: (coins, dollars) => `O valor de ${coins} é ${dollars}.`,
  worthAbout: (coins, dollars) => `O valor de ${coins} é de cerca de ${dollars}.`,
  worthGuide: 'Uma referência: o preço pode mudar até sua transferência chegar.',
  worthUnread: (whole, part) => `Escreva o valor em algarismos, como ${whole} ou ${part}.`,
  worthNoRate: 'Não há preço no momento.',
};
