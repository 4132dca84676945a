/** Korean. Formal (합쇼체), in the voice of a bank's payment page; no particle depends on what is put in. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'ko'>) => plural('ko', n, forms);

const notUnderstood = '상점에서 이 요청을 인식하지 못했습니다. 페이지를 새로고침해 주십시오.';

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'ko',

  notLoaded: '이 페이지의 일부를 불러오지 못했습니다. 인터넷 연결을 확인하고 다시 시도해 주십시오.',

  problems: {
    offline: '오프라인 상태입니다. 연결이 복구되는 즉시 자동으로 계속됩니다.',
    unreachable: '지금 상점이 응답하지 않습니다. 계속 시도하고 있습니다.',
    timeout: '상점의 응답이 너무 오래 걸리고 있습니다. 계속 시도하고 있습니다.',
    unreadable: '상점에서 보낸 응답을 읽을 수 없습니다. 계속 시도하고 있습니다.',
    bad_request: notUnderstood,
    unauthorized: '결제 페이지를 다시 열어야 합니다. 페이지를 새로고침해 주십시오.',
    checkout_expired: '이 결제 페이지가 오랫동안 열려 있었습니다. 페이지를 새로고침해 주십시오.',
    forbidden: '이 주문은 여기에서 결제할 수 없습니다. 상점으로 돌아가 다시 시도해 주십시오.',
    forbidden_origin: '이 페이지에는 이 결제를 받을 권한이 없습니다. 상점에 문의해 주십시오.',
    link_used:
      '이미 사용된 링크입니다. 링크를 열었던 곳에서 계속하거나 상점에 새 링크를 요청해 주십시오.',
    link_expired:
      '이 링크는 만료되었습니다. 링크를 찾은 곳에서 새 링크를 받거나 상점에 요청해 주십시오.',
    not_found: '결제 페이지를 찾을 수 없습니다. 상점에 문의해 주십시오.',
    method_not_allowed: notUnderstood,
    unsupported_media_type: notUnderstood,
    payload_too_large: notUnderstood,
    amount_invalid: '이 주문의 금액은 암호화폐로 결제할 수 없습니다. 상점에 문의해 주십시오.',
    currency_unavailable: '지금은 이 통화를 사용할 수 없습니다. 다른 통화를 선택해 주십시오.',
    checkout_closed: '상점에서 이 주문을 종료하여 이 주문의 결제를 더 이상 받지 않습니다.',
    rate_limited: '요청이 조금 빨랐습니다. 잠시 기다린 후 다시 시도해 주십시오.',
    service_unavailable: '지금 결제 서비스가 응답하지 않습니다. 계속 시도하고 있습니다.',
    service_invalid: '결제 서비스에서 보낸 응답을 사용할 수 없습니다. 계속 시도하고 있습니다.',
    service_rejected: '결제 서비스에서 이 결제를 거부했습니다. 상점에 문의해 주십시오.',
    store_unavailable: '지금 상점에 문제가 있습니다. 계속 시도하고 있습니다.',
    internal: '상점에 예기치 않은 문제가 발생했습니다. 계속 시도하고 있습니다.',
  },

  checkout: '결제',
  sandbox: '테스트 환경: 실제 돈이 오가지 않습니다. 결제하지 마십시오.',
  tryAgain: '다시 시도',
  copied: '복사됨',
  copyRefused:
    '여기에서는 복사가 차단되어 있습니다. 텍스트가 선택되어 있으니 직접 복사해 주십시오.',
  loading: '결제 페이지를 여는 중…',
  alreadySent:
    '이미 송금하셨습니까? 이 화면은 그 송금에 영향을 주지 않습니다. 다시 보내지 마십시오.',
  errorTitle: '결제 페이지를 열지 못했습니다',
  maybeBlocked:
    '이 상태가 계속되면 콘텐츠 차단 프로그램이나 사용 중인 인터넷망이 이 페이지를 막고 있을 수 있습니다. 해당 설정에서 이 페이지를 허용하거나 다른 브라우저를 이용해 주십시오.',
  priceChanged: (before, now) =>
    `상점에서 이 주문의 가격을 변경했습니다. 변경 전: ${before}, 변경 후: ${now}.`,
  orderReference: (reference) => `주문 ${reference}`,
  accountReference: (reference) => `계정 ${reference}`,
  requestReference: (id) => `고객 지원용 참조 번호: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  payTitle: '결제 금액 보내기',
  partialTitle: '결제 금액의 일부가 도착했습니다',
  partialArrived: (received, price) => `${price} 중 ${received}이(가) 도착했으며 안전합니다.`,
  partialLead: '나머지 금액을 보내 주문을 완료하십시오.',
  topUpTitle: '충전',
  topUpLead: '원하는 금액을 보내십시오. 이 주소는 계속 고객님의 주소입니다.',
  minimum: (amount) => `${amount} 미만의 송금은 인식되지 않을 수 있습니다.`,
  tooSmall: '금액이 너무 적음',
  tooSmallForAll:
    '아직 결제되지 않은 금액이 여기에 있는 모든 통화에서 너무 적습니다. 상점에 문의해 주십시오.',
  amountLabel: '보낼 금액',
  amountDue: '더 보낼 금액',
  formerAmount: '이전 금액',
  copyAmount: '금액 복사',
  sendOnly: (code, network) => `${code}만, ${network} 네트워크로만 보내십시오`,
  sendOnlyWhy: '다른 통화나 네트워크로 보내면 돈을 잃을 수 있습니다.',
  addressLabel: (code, network) => `${network} 네트워크의 ${code} 주소`,
  copyAddress: '주소 복사',
  copiedAddress: (code, network) =>
    `복사되었습니다. ${code}만, ${network} 네트워크로만 보내십시오.`,
  qrLabel: (code, network) => `${network} 네트워크의 ${code} 송금용 QR 코드`,
  qrBare: 'QR 코드에는 주소만 들어 있습니다. 금액은 직접 입력해 주십시오.',
  qrWithAmount: 'QR 코드에 주소와 금액이 들어 있습니다.',
  openWallet: '지갑에서 열기',
  ladderTitle: '지갑이 QR 코드를 읽지 못합니까?',
  ladderLead: '더 단순한 코드를 선택하십시오.',
  ladderForms: {
    bip21_amount: '주소와 금액',
    bip21: '주소 링크, 금액 없음',
    eip681_amount: '금액이 포함된 링크',
    eip681: '금액이 없는 링크',
    eip681_token: '금액이 포함된 토큰 링크(지갑에서 수신자를 확인하십시오)',
    address: '주소만',
  },
  nothingOpened:
    '아무것도 열리지 않았습니까? 금액과 주소를 복사해 지갑에 붙여 넣거나 다른 기기로 QR 코드를 스캔해 주십시오.',
  payHelp: '송금 도움말',
  rateLine: (code, dollars) => `1 ${code} = ${dollars} USD`,
  rateFrom: (source) => `(${source} 시세)`,
  rateAt: (time) => `${time} 기준`,
  priceHolds: (time) => `가격 유효 시간 ${time} 남음`,
  expiredTitle: '이 가격은 만료되었습니다',
  expiredLead:
    '이미 보내셨습니까? 아무것도 하지 않으셔도 됩니다. 아직 전송 중일 수 있으며, 도착하는지 계속 지켜보고 있습니다. 아직 보내지 않으신 경우에만 새 가격을 받으십시오.',
  newPrice: '새 가격 받기',
  addressDetails: '주소 표시',
  changeCurrency: '통화 또는 네트워크 변경',
  changeForRest: '나머지 금액을 다른 통화로 보내기',
  addressReplaced: '주소가 변경되었습니다. 이제부터는 이 주소만 사용하십시오.',
  changedElsewhere: (what) =>
    `이 결제는 다른 탭이나 다른 기기에서 변경되었습니다. 이제 아래 주소로 보낼 금액: ${what}.`,
  addressRefusedTitle: '이 주소의 표시를 거부합니다',
  addressRefused:
    '전달받은 주소가 해당 네트워크의 검사를 통과하지 못했습니다. 이 주소로 보낸 돈은 잃을 수 있으므로 주소를 표시하지 않습니다. 청구된 금액은 없습니다. 다른 통화를 선택하거나 상점에 문의해 주십시오.',
  addressUnchecked:
    '저희가 알지 못하는 네트워크여서 주소를 검사하지 못했습니다. 보내기 전에 상점과 주소를 대조해 주십시오.',
  deposits: '입금 내역',
  noDeposits: '아직 입금 내역이 없습니다.',

  transferStatus: { seen: '감지됨', confirmed: '확정됨', held: '검토를 위해 보류됨' },
  unknownStatus: '기록됨',
  viewTransfer: '블록체인에서 보기',

  chooseTitle: '결제할 통화 선택',
  search: '통화 또는 네트워크 검색',
  searchHint: '이름, 심볼 또는 네트워크',
  currencies: '통화',
  networks: '네트워크',
  groupBy: '목록 정렬 기준',
  byCurrency: '통화별',
  byNetwork: '네트워크별',
  lastUsed: '최근 사용',
  everything: '전체 선택지',
  countNetworks: (n) => count(n, { other: '네트워크 #개' }),
  countCurrencies: (n) => count(n, { other: '통화 #개' }),
  fromAmount: (amount) => `${amount}부터`,
  chooseNetwork: (code) => `${code}: 송금에 사용할 네트워크를 선택하십시오`,
  chooseCurrencyOn: (network) => `${network}: 보낼 통화를 선택하십시오`,
  networkGuide:
    '사용하시는 지갑이나 거래소가 송금에 쓰는 네트워크를 선택하십시오. 수수료는 네트워크마다 다릅니다.',
  backToList: '전체 목록으로 돌아가기',
  minimumOf: (amount) => `최소 ${amount}`,
  usuallyTakes: (time) => `보통 ${time} 소요`,
  noCurrencies: '지금은 상점에서 제공하는 통화가 없습니다. 나중에 다시 시도해 주십시오.',
  noMatch: (text) => `“${text}”에 대한 검색 결과가 없습니다.`,
  searchable:
    '심볼, 이름, 네트워크 또는 컨트랙트 주소로 검색하거나, 본인 지갑의 주소를 붙여 넣어 그 네트워크를 찾을 수 있습니다.',
  clearSearch: '검색어 지우기',
  readAs: (text) =>
    `“${text}”에 대한 결과입니다. 키보드가 다른 문자로 설정되어 있는 것으로 보입니다.`,
  addressOf: (network) =>
    `${network} 네트워크의 주소로 보입니다. 그 네트워크에서 보낼 수 있는 통화가 아래에 있습니다.`,
  addressOfSeveral: (networks) =>
    `${networks} 네트워크의 주소는 모양이 서로 같습니다. 고객님의 돈이 그중 어느 네트워크에 있는지 지갑에서 확인해 주십시오.`,
  addressOfNone: (networks) =>
    `${networks} 네트워크의 주소로 보입니다. 상점은 그 네트워크에서는 결제를 받지 않습니다.`,
  addressStays: '주소는 이 페이지 안에서만 조회했으며 어디에도 전송하지 않았습니다.',
  matches: (n) => count(n, { other: '검색된 통화 #개' }),
  moreMatches: (n) => count(n, { other: '#개 더 있음, 계속 입력하면 범위가 좁혀집니다' }),
  unavailable: {
    no_rate: '현재 가격 없음',
    ambiguous_address: '현재 주소 없음',
    address_refused: '현재 안전한 주소 없음',
    no_address: '현재 주소 없음',
    below_minimum: '금액이 너무 적음',
  },
  notAvailable: '현재 이용 불가',
  currenciesFailed: '통화 목록을 불러오지 못했습니다.',
  keepCurrency: '결제로 돌아가기',
  gettingAddress: '주소를 가져오는 중…',

  sources: {
    service_event: '결제 서비스',
    service_list: '블록체인 모니터링',
    service_lookup: '상점이 결제 서비스의 결제 페이지에서 찾음',
    store: '상점',
  },
  evidence: {
    opened: '결제 페이지 열림',
    quoted: '가격 고정됨',
    seen: '송금 감지됨',
    confirmed: '송금 확정됨',
    held: '송금이 검토를 위해 보류됨',
    released: '검토 종료됨',
    marked_paid: '결제된 것으로 표시됨',
    closed: '주문 종료됨',
    amended: '주문 금액 변경됨',
  },
  unknownSource: '다른 출처',
  unknownEvidence: '기록된 사항 있음',
  transferCounts: {
    late: '가격이 만료된 후에 도착하여 자동으로 반영되지 않음',
    wrong_currency: '선택한 통화가 아니어서 자동으로 반영되지 않음',
  },

  nothingAwaited: '아직 아무것도 보낼 수 없습니다',
  longWaitTitle: (ago) => `${ago} 감지되었으나 아직 확정되지 않았습니다`,
  longWait:
    '블록체인 네트워크가 느리거나, 네트워크에서 이 송금을 폐기했을 수 있습니다. 다른 조치를 하기 전에 먼저 지갑에서 송금을 조회하고, 다시 보내기 전에는 반드시 상점에 문의해 주십시오.',
  newPriceIs: (amount) => `새 가격은 ${amount}입니다.`,
  oneMinuteLeft: '이 가격의 유효 시간이 1분 남았습니다.',

  statusTitle: {
    loading: '결제 페이지를 여는 중…',
    error: '결제 페이지를 열지 못했습니다',
    choose_currency: '결제할 통화 선택',
    pay: '고객님의 송금을 기다리고 있습니다',
    top_up: '송금을 기다리고 있습니다',
    detected: '고객님의 송금이 감지되었습니다',
    confirmed: '일부는 확정되었고 나머지는 전송 중입니다',
    partial: '일부가 도착했으며 나머지를 기다리고 있습니다',
    review: '상점에서 고객님의 송금을 살펴보고 있습니다',
    held: '고객님의 송금이 검토 중입니다',
    paid: '결제가 완료되었습니다',
    closed: '종료된 주문입니다',
  },
  statusLead: {
    loading: '',
    error: '',
    choose_currency: '',
    pay: '이 페이지는 자동으로 업데이트됩니다. 페이지를 떠났다가 다시 오셔도 됩니다.',
    top_up: '이 페이지는 자동으로 업데이트됩니다. 페이지를 떠났다가 다시 오셔도 됩니다.',
    detected:
      '송금이 블록체인 네트워크를 통해 전송되고 있습니다. 추가로 하실 일은 없으며, 다시 보내서는 안 됩니다.',
    confirmed: '추가로 하실 일은 없으며, 다시 보내서는 안 됩니다.',
    partial: '도착한 금액은 안전하며 이 주문에 반영됩니다. 아직 부족한 금액만 보내십시오.',
    review:
      '송금은 도착했으며 안전합니다. 다만 주문과 자동으로 일치하지 않아 상점에서 결정합니다. 다시 보내지 마십시오. 연락이 없으면 상점에 주문 번호를 알려 주십시오.',
    held: '송금은 도착했으며, 결제 서비스가 검토를 위해 보류했습니다. 이후 처리는 상점에서 결정합니다. 상점에 문의하시고, 다시 보내지 마십시오.',
    paid: '감사합니다. 이 페이지를 닫으셔도 됩니다.',
    closed:
      '이 주문은 더 이상 결제를 받지 않습니다. 이미 보낸 금액이 있으면 상점에 문의해 주십시오.',
  },
  storeConfirms: '이 결제는 상점에서 확정할 예정입니다.',
  usualTime: (time) => `보통 ${time} 걸립니다.`,
  lateEvents:
    '결제는 확정된 후에 상점에 통보되며, 몇 분이 걸릴 수 있습니다. 이 페이지를 떠났다가 다시 오셔도 됩니다.',
  exceptions: {
    partial: '가격보다 적은 금액이 도착했습니다.',
    over: '가격보다 많은 금액이 도착했습니다. 얼마나 초과되었는지는 상점에서 볼 수 있으니, 상점에 초과분의 반환을 요청해 주십시오.',
    late: '가격이 만료된 후에 송금이 도착했습니다. 이 송금의 반영 여부는 상점에서 결정합니다.',
    wrong_currency:
      '선택하지 않은 통화로 송금이 도착했습니다. 이 송금의 반영 여부는 상점에서 결정합니다.',
    held: '송금 한 건이 검토를 위해 보류 중입니다.',
  },
  unknownException: '상점에서 이 결제에 관한 사항을 기록했습니다.',
  due: '더 결제할 금액',
  received: '도착한 금액',
  seenSoFar: '지금까지 감지된 금액',
  excess: '가격 초과 금액',
  transfers: '송금 내역',
  timeline: '진행 내역',
  copyTimeline: '고객 지원용으로 복사',
  lastChecked: (ago) => `마지막 확인: ${ago}`,
  checkNow: '지금 확인',
  checking: '확인 중…',
  nothingNew: '방금 확인했으며, 새로운 내용이 없습니다.',
  somethingNew: '방금 확인했으며, 새로운 내용이 있습니다.',
  notChecked: '확인하지 못했습니다. 표시된 내용은 마지막으로 확인했을 때의 상태입니다.',
  connection: { live: '실시간', polling: '몇 초마다 조회', offline: '연결 없음' },
  stillWatching: '이미 보낸 금액은 계속 확인하고 있습니다',
  connectionLost: '연결이 끊겼습니다. 표시된 내용은 마지막으로 확인했을 때의 상태입니다.',
  connectionBack: '연결이 복구되었습니다.',
  slowOpening: '평소보다 오래 걸리고 있습니다. 계속 시도하고 있습니다.',
  notCurrent: '표시된 내용은 마지막으로 확인했을 때의 상태입니다.',
  sessionOver: '이 페이지가 너무 오래 열려 있었습니다',
  sessionOverLead:
    '보내신 금액은 사라지지 않았으며, 상점에서 계속 인식합니다. 무엇이든 보내기 전에 페이지를 새로고침하십시오.',
  reloadPage: '페이지 새로고침',
  backToStore: (store) =>
    store === undefined ? '상점으로 돌아가기' : `${store} 상점으로 돌아가기`,
  contactStore: (store) => (store === undefined ? '상점에 문의' : `${store} 상점에 문의`),

  tellMe: '도착하면 알림 받기',
  tellingMe:
    '이 페이지를 열어 두십시오. 브라우저에서 허용하는 경우 소리가 나거나 알림이 표시됩니다.',

  receipt: '영수증',
  receiptNote: '이 문서는 결제 영수증이며 세금계산서가 아닙니다.',
  printReceipt: '인쇄',
  saveReceipt: '파일로 저장',

  exchangeTitle: '거래소에서 출금해 결제하십니까? 거래소 수수료에 유의하십시오',
  exchangeNetwork: '거래소의 네트워크',
  exchangeNames: (network, names) => `${network}, 거래소의 표기는 ${names}일 수 있음`,
  exchangeAmount: '도착해야 하는 금액',
  exchangeFee: '거래소의 수수료가 이 금액에서 차감된다면 금액에 수수료를 더한 값을 입력하십시오.',
  exchangeMemo: '2차 주소(Memo 또는 Tag)',
  exchangeNoMemo: '비워 두십시오',
  exchangeMinimum: '거래소의 최소 출금 금액보다 적으면 거래소는 아무것도 보내지 않습니다.',

  checkTitle: '지갑에서 주소 확인',
  checkLead: '악성 프로그램이 복사한 주소를 다른 주소로 바꿀 수 있습니다.',
  checkLabel: '지갑에 표시된 내용을 붙여 넣으십시오',
  checkSame: '같은 주소입니다.',
  checkDiffers: (at, pasted, right) =>
    `보내지 마십시오. 다른 주소입니다. ${String(at)}번째 문자부터 “${right}” 대신 “${pasted}”라고 되어 있습니다.`,
  checkNone: (network) => `보내지 마십시오. ${network} 네트워크의 완전한 주소가 아닙니다.`,

  largerCode: 'QR 코드 크게 보기',
  close: '닫기',
  saveCard: '이미지로 저장',
  priceHoldsUntil: (moment) => `가격 유효 기한: ${moment}`,

  handOff: '휴대전화에서 계속하기',
  handOffLead:
    '이 QR 코드를 휴대전화 카메라로 스캔해 주십시오. 이 결제가 휴대전화에서 열립니다. 결제용 QR 코드가 아닙니다.',
  handOffLabel: '이 결제를 휴대전화에서 여는 QR 코드(결제용 아님)',
  handOffUntil: (time) => `이 QR 코드는 한 번만 열 수 있습니다. 유효 기한: ${time}`,
  handOffNew: '새 코드 표시',

  worthTitle: '얼마에 해당합니까?',
  worthCoins: (code) => `${code} 금액`,
  worthDollars: '미국 달러 금액',
  worth: (coins, dollars) => `${coins}의 가치는 ${dollars}입니다.`,
  worthAbout: (coins, dollars) => `${coins}의 가치는 약 ${dollars}입니다.`,
  worthGuide: '참고용입니다. 송금이 도착할 때까지 가격이 변할 수 있습니다.',
  worthUnread: (whole, part) => `금액을 ${whole} 또는 ${part}처럼 숫자로 입력하십시오.`,
  worthNoRate: '현재 가격이 없습니다.',
};
