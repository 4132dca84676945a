/** Korean. Formal (합니다 in statements, 하세요 in requests), in the voice of a bank's payment page; no particle depends on what is put in. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'ko'>) => plural('ko', n, forms);

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'ko',

  notLoaded: '페이지 일부를 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주세요.',
  reloadPage: '새로고침',

  problems: {
    offline: '오프라인 상태입니다. 자동으로 다시 연결합니다.',
    unreachable: '상점에 연결할 수 없습니다. 계속 시도합니다.',
    store_unavailable: '지금 상점에 문제가 있습니다. 계속 시도합니다.',
    bad_request: '문제가 발생했습니다. 페이지를 새로고침해 주세요.',
    checkout_expired: '세션이 만료되었습니다. 페이지를 새로고침해 주세요.',
    forbidden: '이 페이지에서는 이 주문을 결제할 수 없습니다. 상점으로 돌아가 다시 시도해 주세요.',
    link_used:
      '이미 사용된 링크입니다. 링크를 열었던 곳에서 계속하거나 상점에 새 링크를 요청해 주세요.',
    link_expired: '만료된 링크입니다. 링크를 받았던 곳에서 새 링크를 받거나 상점에 요청해 주세요.',
    not_found: '결제 페이지를 찾을 수 없습니다. 상점에 문의해 주세요.',
    amount_invalid: '이 금액은 암호화폐로 결제할 수 없습니다. 상점에 문의해 주세요.',
    currency_unavailable: '지금은 이 통화를 사용할 수 없습니다. 다른 통화를 선택해 주세요.',
    checkout_closed: '상점에서 이 주문을 종료했습니다. 이 주문은 더 이상 결제를 받지 않습니다.',
    rate_limited: '시도 횟수가 너무 많습니다. 잠시 기다려 주세요.',
    service_unavailable: '결제 서비스에 연결할 수 없습니다. 계속 시도합니다.',
    service_rejected: '결제 서비스에서 저희 요청을 거부했습니다. 상점에 문의해 주세요.',
  },

  checkout: '결제',
  sandbox: '테스트 모드입니다. 실제 자금을 보내지 마세요.',
  tryAgain: '다시 시도',
  close: '닫기',
  copied: '복사됨',
  copyRefused: '여기에서는 자동으로 복사할 수 없습니다. 선택된 텍스트를 직접 복사해 주세요.',
  loading: '결제 페이지를 여는 중…',
  alreadySent: '이미 결제하셨다면 해당 결제에는 영향이 없습니다. 다시 송금하지 마세요.',
  orderReference: (reference) => `주문 ${reference}`,
  accountReference: (reference) => `계정 ${reference}`,
  maybeBlocked:
    '문제가 계속되면 콘텐츠 차단 프로그램이나 인터넷 환경 때문일 수 있습니다. 이 페이지를 허용하거나 다른 브라우저를 이용해 주세요.',
  priceChanged: (before, now) => `가격이 변경되었습니다: ${before} → ${now}.`,
  requestReference: (id) => `고객 지원 코드: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  statusTitle: {
    loading: '결제 페이지를 여는 중…',
    error: '결제 페이지를 열지 못했습니다',
    choose_currency: '결제 통화',
    pay: '결제 대기 중',
    top_up: '입금 대기 중',
    detected: '결제 감지됨',
    confirmed: '일부 확정됨',
    partial: '일부 결제됨',
    review: '결제 검토 중',
    held: '결제 보류됨',
    paid: '결제 완료',
    closed: '주문 종료됨',
  },
  noCurrencies: '지금 이용할 수 있는 통화가 없습니다. 나중에 다시 시도해 주세요.',
  currenciesFailed: '통화를 불러오지 못했습니다.',

  payTitle: (price) => `${price} 결제`,
  partReceived: (received, price) => `${price} 중 ${received} 받음`,
  partDetected: (received, price) => `${price} 중 ${received} 감지됨`,
  leftToPay: '남은 결제 금액',
  topUpTitle: '충전',
  topUpLead: '원하는 금액을 보내세요. 이 주소는 계속 사용하실 수 있습니다.',
  minimum: (amount) => `최소 ${amount}. 더 적은 송금은 감지되지 않을 수 있습니다.`,
  tooSmall: '금액이 너무 적음',
  amountLabel: '보낼 금액',
  copyAmount: '금액 복사',
  sendOnly: (code, network) => `${code}만, ${network} 네트워크로만 보내세요.`,
  sendOnlyWhy: '다르게 보내면 자금을 잃을 수 있습니다.',
  addressLabel: (code, network) => `${network} 네트워크의 ${code} 주소`,
  copyAddress: '주소 복사',
  copiedAddress: (code, network) => `복사됨. ${code}만, ${network} 네트워크로만 보내세요.`,
  qrLabel: (code, network) => `${network} 네트워크의 ${code} 송금용 QR 코드`,
  enlarge: '확대',
  scanBare: '스캔한 후 금액을 입력하세요.',
  openWallet: '지갑에서 열기',
  nothingOpened: '열리지 않나요? 금액과 주소를 지갑에 복사하거나 다른 기기로 코드를 스캔하세요.',
  moreWays: '다른 결제 방법',
  rate: (code, dollars, from) => `1 ${code} = US$${dollars} (${from})`,
  priceLocked: (time) => `가격 고정 ${time} 남음`,
  expiredTitle: '가격 만료됨',
  expiredLead:
    '이미 보내셨다면 다시 송금하지 마세요. 이 주소를 계속 확인하고 있습니다. 아직이라면 가격을 새로고침하세요.',
  newPrice: '가격 새로고침',
  checking: '확인 중…',
  continueOnceDetected: '결제가 감지되면 계속할 수 있습니다.',
  addressDetails: '주소 표시',
  change: '변경',
  changeCurrency: '통화 또는 네트워크 변경',
  addressReplaced: '주소가 변경되었습니다. 이 주소만 사용하세요.',
  changedElsewhere: (what) =>
    `다른 탭이나 기기에서 변경되었습니다. 현재 아래 주소로 결제할 내용: ${what}.`,
  addressRefusedTitle: '이 주소는 보안 검사를 통과하지 못했습니다',
  addressRefused:
    '이 주소로 보내면 자금을 잃을 수 있어 표시하지 않습니다. 다른 통화를 선택하거나 상점에 문의해 주세요.',
  addressUnchecked:
    '알 수 없는 네트워크여서 주소를 검사하지 못했습니다. 보내기 전에 상점에 확인하세요.',
  deposits: '입금',
  noDeposits: '아직 입금 없음',

  transferStatus: { seen: '확정 중', confirmed: '확정됨', held: '보류됨' },
  unknownStatus: '기록됨',
  viewTransfer: '거래 보기',

  search: '통화 또는 네트워크 검색',
  searchHint: '이름, 심볼 또는 네트워크',
  currencies: '통화',
  networks: '네트워크',
  popular: '인기',
  lastUsed: '최근 사용',
  everything: '전체 통화',
  byNetwork: '네트워크별',
  countNetworks: (n) => count(n, { other: '네트워크 #개' }),
  countCurrencies: (n) => count(n, { other: '통화 #개' }),
  fromAmount: (amount) => `${amount}부터`,
  chooseNetwork: '네트워크 선택',
  chooseCurrencyOn: (network) => `${network} 네트워크의 통화 선택`,
  networkGuide: '지갑이나 거래소에서 사용할 네트워크를 선택하세요. 수수료는 네트워크마다 다릅니다.',
  minimumOf: (amount) => `최소 ${amount}`,
  usuallyTakes: (time) => `약 ${time}`,
  noMatch: (text) => `“${text}” 검색 결과 없음`,
  searchable: '심볼, 이름, 네트워크로 검색하거나 지갑의 주소를 붙여 넣으세요.',
  clearSearch: '검색어 지우기',
  readAs: (text) => `“${text}” 검색 결과`,
  addressOf: (network) => `${network} 네트워크의 주소로 보입니다.`,
  addressOfSeveral: (networks) =>
    `${networks} 네트워크의 주소는 형식이 같아 구별할 수 없습니다. 자금이 어느 네트워크에 있는지 지갑에서 확인해 주세요.`,
  addressOfNone: (networks) =>
    `${networks} 네트워크의 주소로 보입니다. 상점에서 지원하지 않는 네트워크입니다.`,
  addressStays: '고객님의 기기에서만 확인했습니다.',
  matches: (n) => count(n, { other: '결과 #개' }),
  moreMatches: (n) => count(n, { other: '결과가 #개 더 있습니다. 더 입력해 범위를 좁혀 보세요.' }),
  unavailable: {
    no_rate: '현재 가격 없음',
    ambiguous_address: '현재 주소 없음',
    address_refused: '현재 안전한 주소 없음',
    no_address: '현재 주소 없음',
    below_minimum: '금액이 너무 적음',
  },
  notAvailable: '현재 이용 불가',
  keepCurrency: '결제로 돌아가기',
  gettingAddress: '입금 주소를 가져오는 중…',

  transferCounts: {
    late: '가격 만료 후 감지됨',
    wrong_currency: '선택한 통화와 다름',
  },

  slowOpening: '평소보다 오래 걸리고 있습니다. 계속 시도합니다.',
  notCurrent: '최신 정보가 아닐 수 있습니다',
  sessionOver: '세션이 만료되었습니다',
  sessionOverLead: '현재 주소를 보려면 새로고침하세요. 이미 보내신 금액에는 영향이 없습니다.',
  contactStore: (store) => `${store ?? '상점'}에 문의`,
  backToStore: (store) =>
    store === undefined ? '상점으로 돌아가기' : `${store} 상점으로 돌아가기`,

  nothingAwaited: '아직 결제할 금액이 없습니다',
  tooSmallForAll:
    '남은 결제 금액이 너무 적어 여기 있는 어떤 통화로도 결제할 수 없습니다. 상점에 문의해 주세요.',
  longWaitTitle: (ago) => `${ago} 감지됨, 아직 확정되지 않음`,
  longWait:
    '블록체인 네트워크가 느리거나 이 거래를 폐기했을 수 있습니다. 지갑을 확인하고, 다시 보내기 전에 상점에 문의해 주세요.',

  newPriceIs: (amount) => `새 가격: ${amount}.`,
  oneMinuteLeft: '이 가격은 1분 후 만료됩니다.',

  autoUpdates: '이 페이지는 자동으로 업데이트됩니다. 닫았다가 다시 오셔도 됩니다.',
  dontSendAgain: '다시 송금하지 마세요.',
  reviewLead: (store) =>
    `결제를 받았지만 이 주문과 자동으로 연결하지 못했습니다. ${store ?? '상점'}에서 검토할 예정입니다. 다시 송금하지 마세요.`,
  heldLead: (store) =>
    `결제 서비스에서 이 결제를 검토하고 있습니다. ${store ?? '상점'}에 문의해 주세요. 다시 송금하지 마세요.`,
  paidLead: '감사합니다. 이 페이지를 닫으셔도 됩니다.',
  closedLead: '이 주문은 더 이상 결제를 받지 않습니다. 이미 보내셨다면 상점에 문의해 주세요.',
  overLead: (excess, store) =>
    `${excess}만큼 초과 송금하셨습니다. 환불은 ${store ?? '상점'}에 문의해 주세요.`,
  usualTime: (time, network) => `${network} 네트워크에서 보통 ${time} 걸립니다.`,
  storeConfirms: '이 결제는 상점에서 확정할 예정입니다.',
  lateEvents: '결제가 표시되기까지 몇 분 걸릴 수 있습니다.',
  exceptions: {
    partial: '받은 금액이 결제할 금액보다 적습니다.',
    over: '받은 금액이 결제할 금액보다 많습니다. 상점에 환불을 요청해 주세요.',
    late: '가격이 만료된 후 결제가 감지되었습니다. 반영 여부는 상점에서 결정합니다.',
    wrong_currency: '다른 통화로 결제가 들어왔습니다. 반영 여부는 상점에서 결정합니다.',
    held: '결제 한 건이 검토를 위해 보류 중입니다.',
  },
  unknownException: '이 결제에 대한 상점의 메모가 있습니다.',
  steps: { detected: '감지됨', confirming: '확정 중', paid: '결제됨' },
  received: '받은 금액',
  detectedAmount: '감지된 금액',
  due: '남은 결제 금액',
  excess: '초과 결제',
  facts: {
    order: '주문',
    account: '계정',
    total: '합계',
    paid: '결제됨',
    network: '네트워크',
    date: '날짜',
    transaction: '거래',
  },
  transfers: '거래',
  details: '상세 정보',
  lastChecked: (ago) => `마지막 업데이트: ${ago}`,
  checkNow: '지금 확인',
  nothingNew: '새로운 내용 없음',
  somethingNew: '업데이트됨',
  notChecked: '이번에는 확인하지 못했습니다. 최신 정보가 아닐 수 있습니다.',
  connection: { live: '실시간', polling: '자동 확인 중', offline: '연결 없음' },
  stillWatching: '이 주소를 계속 확인 중',
  connectionLost: '연결 끊김',
  connectionBack: '다시 연결됨',

  sources: {
    service_event: '결제 서비스',
    service_list: '블록체인 네트워크',
    service_lookup: '결제 페이지',
    store: '상점',
  },
  evidence: {
    opened: '결제 페이지 열림',
    quoted: '가격 고정됨',
    seen: '결제 감지됨',
    confirmed: '결제 확정됨',
    held: '보류됨',
    released: '검토 종료됨',
    marked_paid: '결제된 것으로 표시됨',
    closed: '주문 종료됨',
    amended: '금액 변경됨',
  },
  unknownSource: '다른 출처',
  unknownEvidence: '업데이트',
  timeline: '내역',
  copyTimeline: '고객 지원용 복사',

  tellMe: '알림 받기',
  tellingMe: '이 페이지를 열어 두세요. 브라우저에서 허용하면 소리가 나거나 알림이 표시됩니다.',

  receipt: '영수증',
  receiptNote: '결제 확인용 영수증이며 청구서나 세금계산서가 아닙니다.',
  printReceipt: '인쇄',
  saveReceipt: '저장',

  ladderTitle: '더 단순한 QR 코드',
  ladderLead: 'QR 코드가 스캔되지 않나요? 더 단순한 코드를 사용해 보세요.',
  ladderForms: {
    bip21_amount: '주소와 금액',
    bip21: '주소 링크, 금액 없음',
    eip681_amount: '금액이 포함된 링크',
    eip681: '금액이 없는 링크',
    eip681_token: '금액이 포함된 토큰 링크. 지갑에서 수신자를 확인하세요.',
    address: '주소만',
  },

  exchangeTitle: '거래소에서 보내시나요?',
  exchangeNetwork: '네트워크',
  exchangeNames: (names) => `다른 표기: ${names}`,
  exchangeAmount: '도착해야 하는 금액',
  exchangeMemo: '2차 주소(Memo 또는 Tag)',
  exchangeNoMemo: '비워 두기',
  exchangeWallet: '지갑 유형',
  exchangeHosted: '수탁형 지갑(사업자)',
  exchangeUnhosted: '개인 지갑(비수탁형)',
  exchangeRecipient: '수신자',
  exchangeFee:
    '거래소가 송금액에서 수수료를 차감한다면 금액에 수수료를 더하세요. 거래소에는 최소 출금 금액이 있습니다.',
  feeCoin: (code) => `네트워크 수수료를 내려면 지갑에 소량의 ${code} 잔액이 필요합니다.`,

  checkTitle: '주소 비교',
  checkLead:
    '복사한 주소가 악성 프로그램에 의해 바뀔 수 있습니다. 지갑에 표시된 수신자 주소를 붙여 넣어 비교해 보세요.',
  checkLabel: '지갑에 표시된 수신자 주소',
  checkSame: '주소가 일치합니다.',
  checkDiffers: (at, pasted, right) =>
    `보내지 마세요. 저희 주소가 아닙니다. ${String(at)}번째 문자부터 “${right}” 대신 “${pasted}”입니다.`,
  checkNone: (network) => `보내지 마세요. ${network} 네트워크의 완전한 주소가 아닙니다.`,

  saveCard: '이미지 저장',
  priceLockedUntil: (moment) => `가격 고정 기한: ${moment}`,

  handOff: '휴대폰에서 계속',
  handOffLead:
    '휴대폰 카메라로 스캔하면 이 결제 페이지가 휴대폰에서 열립니다. 결제용 코드가 아닙니다.',
  handOffLabel: '이 결제 페이지를 휴대폰에서 여는 QR 코드(결제용 아님)',
  handOffUntil: (time) => `한 번만 사용할 수 있습니다. 기한: ${time}.`,
  handOffNew: '새 코드',

  worthTitle: '환산',
  worthCoins: (code) => `${code} 수량`,
  worthDollars: '미국 달러 금액',
  worth: (coins, dollars) => `${coins}의 가치는 ${dollars}입니다.`,
  worthAbout: (coins, dollars) => `${coins}의 가치는 약 ${dollars}입니다.`,
  worthGuide: '송금이 도착하기 전에 가격이 변동될 수 있습니다.',
  worthUnread: (whole, part) => `${whole} 또는 ${part}처럼 숫자를 입력하세요.`,
  worthNoRate: '현재 가격이 없습니다.',

  walletPay: '브라우저 지갑으로 결제',
  walletPayWith: (wallet) => `${wallet} 지갑으로 결제`,
  walletOther: '다른 지갑',

  walletConnect: (wallet) => `${wallet} 지갑에서 연결을 승인하세요.`,
  walletSwitch: (wallet, network) => `${wallet} 지갑에서 ${network} 네트워크로 전환하세요.`,
  walletConfirm: (wallet, amount, network) =>
    `${wallet} 지갑에서 ${network} 네트워크의 ${amount} 결제를 승인하세요.`,
  walletSlow: (wallet) => `반응이 없나요? ${wallet} 지갑을 여세요.`,
  walletStop: '그만 기다리기',

  walletProblems: {
    refused: '요청이 거절되었습니다. 아무것도 전송되지 않았습니다.',
    locked: '지갑이 잠겨 있거나 계정이 표시되지 않았습니다. 잠금을 해제하고 다시 시도하세요.',
    busy: '지갑에 다른 요청이 열려 있습니다. 먼저 그 요청에 응답하고 다시 시도하세요.',
    contract_account:
      'Safe와 같은 스마트 계정입니다. 이 계정에서 보낸 결제는 결제 서비스가 감지하지 못할 수 있습니다. 지갑에서 다른 계정을 선택하거나 다른 지갑으로 코드를 스캔하세요.',
    account_changed: '지갑의 계정이 바뀌었습니다. 아무것도 전송되지 않았습니다. 다시 시도하세요.',
    wrong_token:
      '이 토큰의 정보가 지갑과 상점에서 서로 다릅니다. 아무것도 전송되지 않았습니다. 다른 통화를 선택하거나 상점에 문의하세요.',
    no_answer:
      '지갑이 응답하지 않았습니다. 아무것도 전송되지 않았습니다. 지갑을 열고 다시 시도하세요.',
    failed:
      '지갑에서 오류가 발생했습니다. 아무것도 전송되지 않았습니다. 다시 시도하거나 코드로 결제하세요.',
    uncertain:
      '지갑에서 오류가 발생했지만 결제가 전송되었을 수 있습니다. 다시 결제하기 전에 지갑을 확인하세요.',
  },
  walletWrongNetwork: (network) =>
    `지갑이 다른 네트워크에 있습니다. 지갑에서 ${network} 네트워크로 전환하고 다시 시도하세요.`,
  walletNotEnough: (code) =>
    `이 계정의 ${code} 잔액이 부족합니다. 지갑에서 다른 계정을 선택하고 다시 시도하세요.`,
  walletNoFee: (code) =>
    `이 계정에는 네트워크 수수료를 낼 ${code} 잔액이 없습니다. 소량을 추가하고 다시 시도하세요.`,

  walletQuestion: '이미 결제하셨을 수 있습니다',
  walletAsked:
    '이 주문의 결제를 이미 지갑에 요청했습니다. 먼저 그 지갑을 확인하세요. 다시 결제하면 두 번 결제될 수 있습니다.',
  walletWasSent:
    '이 주문의 결제가 이미 지갑에서 전송되었습니다. 다시 결제하면 두 번 결제될 수 있습니다.',
  walletPayAgain: '다시 결제',
  walletBack: '뒤로',

  walletFates: {
    pending: '전송했습니다. 블록체인 네트워크를 기다리는 중입니다.',
    included: '전송되어 블록체인에 기록되었습니다. 상점에서 감지하기를 기다리는 중입니다.',
    failed:
      '이 결제는 블록체인 네트워크에서 실패했습니다. 금액은 전송되지 않았습니다. 다시 결제할 수 있습니다.',
    replaced:
      '이 결제는 지갑에서 가속되었거나 취소되었습니다. 다시 결제하기 전에 지갑을 확인하세요.',
    dropped:
      '블록체인 네트워크가 이 결제를 폐기했을 수 있습니다. 다시 결제하기 전에 지갑을 확인하세요.',
  },
  walletCopyHash: '거래 ID 복사',
};
