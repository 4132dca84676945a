/** Vietnamese. Formal ("quý khách"), in the voice of a bank's payment page. */
import type { Messages } from '../en.js';
import { plural, type PluralForms } from '../messageFormat.js';

const count = (n: number, forms: PluralForms<'vi'>) => plural('vi', n, forms);

/** Every sentence of the checkout. */
export const messages: Messages = {
  language: 'vi',

  notLoaded: 'Một phần của trang chưa tải được. Vui lòng kiểm tra kết nối rồi thử lại.',
  reloadPage: 'Tải lại',

  problems: {
    offline: 'Quý khách đang ngoại tuyến. Trang sẽ tự kết nối lại.',
    unreachable: 'Không kết nối được với cửa hàng. Chúng tôi sẽ tiếp tục thử.',
    store_unavailable: 'Cửa hàng hiện đang gặp sự cố. Chúng tôi sẽ tiếp tục thử.',
    bad_request: 'Đã xảy ra lỗi. Vui lòng tải lại trang.',
    checkout_expired: 'Phiên đã hết hạn. Vui lòng tải lại trang.',
    forbidden:
      'Không thể thanh toán đơn hàng này trên trang này. Vui lòng quay lại cửa hàng và thử lại.',
    link_used:
      'Liên kết này đã được sử dụng. Vui lòng tiếp tục trên thiết bị hoặc trình duyệt đã mở liên kết, hoặc yêu cầu cửa hàng cấp liên kết mới.',
    link_expired:
      'Liên kết này đã hết hạn. Vui lòng lấy liên kết mới tại nơi quý khách đã nhận liên kết này, hoặc yêu cầu cửa hàng cấp.',
    not_found: 'Không tìm thấy trang thanh toán này. Vui lòng liên hệ cửa hàng.',
    amount_invalid: 'Không thể thanh toán số tiền này bằng tiền mã hóa. Vui lòng liên hệ cửa hàng.',
    currency_unavailable: 'Hiện không thể dùng loại tiền này. Vui lòng chọn loại tiền khác.',
    checkout_closed:
      'Cửa hàng đã đóng đơn hàng này. Đơn hàng không nhận thêm khoản thanh toán nào nữa.',
    rate_limited: 'Thao tác quá nhiều lần. Vui lòng chờ giây lát.',
    service_unavailable: 'Không kết nối được với dịch vụ thanh toán. Chúng tôi sẽ tiếp tục thử.',
    service_rejected:
      'Dịch vụ thanh toán đã từ chối yêu cầu của chúng tôi. Vui lòng liên hệ cửa hàng.',
  },

  checkout: 'Thanh toán',
  sandbox: 'Chế độ thử nghiệm. Vui lòng không gửi tiền thật.',
  tryAgain: 'Thử lại',
  close: 'Đóng',
  copied: 'Đã sao chép',
  copyRefused: 'Không thể sao chép ở đây. Văn bản đã được chọn, vui lòng tự sao chép.',
  loading: 'Đang mở trang thanh toán…',
  alreadySent:
    'Nếu quý khách đã thanh toán, khoản thanh toán đó không bị ảnh hưởng. Vui lòng không thanh toán lần nữa.',
  orderReference: (reference) => `Đơn hàng ${reference}`,
  accountReference: (reference) => `Tài khoản ${reference}`,
  maybeBlocked:
    'Nếu tình trạng này tiếp diễn, có thể trình chặn nội dung hoặc mạng Internet của quý khách đang cản trở. Hãy cho phép trang này, hoặc thử trình duyệt khác.',
  priceChanged: (before, now) => `Giá đã thay đổi từ ${before} thành ${now}.`,
  requestReference: (id) => `Mã hỗ trợ: ${id}`,

  networkWithAlias: (network, alias) => (alias === undefined ? network : `${network} (${alias})`),

  statusTitle: {
    loading: 'Đang mở trang thanh toán…',
    error: 'Không thể mở trang thanh toán',
    choose_currency: 'Thanh toán bằng',
    pay: 'Đang chờ thanh toán',
    top_up: 'Đang chờ nạp tiền',
    detected: 'Đã phát hiện khoản thanh toán',
    confirmed: 'Đã xác nhận một phần',
    partial: 'Đã thanh toán một phần',
    review: 'Đang kiểm tra khoản thanh toán',
    held: 'Khoản thanh toán đang được tạm giữ',
    paid: 'Đã thanh toán',
    closed: 'Đơn hàng đã đóng',
  },
  noCurrencies: 'Hiện chưa có loại tiền nào dùng được. Vui lòng thử lại sau.',
  currenciesFailed: 'Không thể tải danh sách loại tiền.',

  payTitle: (price) => `Thanh toán ${price}`,
  partReceived: (received, price) => `Đã nhận ${received} trên ${price}`,
  partDetected: (received, price) => `Đã phát hiện ${received} trên ${price}`,
  leftToPay: 'Còn phải trả',
  topUpTitle: 'Nạp tiền',
  topUpLead: 'Gửi số tiền bất kỳ. Quý khách có thể dùng lại địa chỉ này bất cứ lúc nào.',
  minimum: (amount) => `Tối thiểu ${amount}. Khoản nhỏ hơn có thể không được phát hiện.`,
  tooSmall: 'Số tiền quá nhỏ',
  amountLabel: 'Số tiền cần gửi',
  copyAmount: 'Sao chép số tiền',
  sendOnly: (code, network) => `Chỉ ${code} và chỉ trên mạng ${network}.`,
  sendOnlyWhy: 'Gửi loại tiền khác hoặc qua mạng khác có thể khiến quý khách mất tiền.',
  addressLabel: (code, network) => `Địa chỉ nhận ${code} trên mạng ${network}`,
  copyAddress: 'Sao chép địa chỉ',
  copiedAddress: (code, network) => `Đã sao chép. Chỉ gửi ${code} và chỉ trên mạng ${network}.`,
  qrLabel: (code, network) => `Mã QR để gửi ${code} trên mạng ${network}`,
  enlarge: 'Phóng to',
  scanBare: 'Quét mã rồi nhập số tiền.',
  openWallet: 'Mở trong ví',
  nothingOpened:
    'Không có gì mở ra? Hãy sao chép số tiền và địa chỉ vào ví, hoặc quét mã bằng thiết bị khác.',
  moreWays: 'Cách thanh toán khác',
  rate: (code, dollars, from) => `1 ${code} = ${dollars} US$ (${from})`,
  priceLocked: (time) => `Giá còn được giữ trong ${time}`,
  expiredTitle: 'Giá đã hết hạn',
  expiredLead:
    'Nếu đã thanh toán, quý khách vui lòng không thanh toán lần nữa, chúng tôi vẫn theo dõi địa chỉ này. Nếu chưa, vui lòng cập nhật giá.',
  newPrice: 'Cập nhật giá',
  checking: 'Đang kiểm tra…',
  continueOnceDetected: 'Quý khách có thể tiếp tục khi khoản thanh toán được phát hiện.',
  addressDetails: 'Hiện địa chỉ',
  change: 'Đổi',
  changeCurrency: 'Đổi loại tiền hoặc mạng',
  addressReplaced: 'Địa chỉ đã thay đổi. Chỉ dùng địa chỉ này.',
  changedElsewhere: (what) =>
    `Đã thay đổi ở tab hoặc thiết bị khác. Khoản hiện cần gửi đến địa chỉ bên dưới: ${what}.`,
  addressRefusedTitle: 'Địa chỉ này không qua được bước kiểm tra bảo mật',
  addressRefused:
    'Tiền chuyển đến địa chỉ này có thể bị mất nên chúng tôi không hiển thị địa chỉ. Hãy chọn loại tiền khác hoặc liên hệ cửa hàng.',
  addressUnchecked:
    'Chúng tôi không biết mạng này nên không thể kiểm tra địa chỉ. Hãy xác nhận với cửa hàng trước khi gửi.',
  deposits: 'Khoản nạp',
  noDeposits: 'Chưa có khoản nạp nào',

  transferStatus: { seen: 'Đang xác nhận', confirmed: 'Đã xác nhận', held: 'Đang tạm giữ' },
  unknownStatus: 'Đã ghi nhận',
  viewTransfer: 'Xem giao dịch',

  search: 'Tìm loại tiền hoặc mạng',
  searchHint: 'Tên, mã hoặc mạng',
  currencies: 'Loại tiền',
  networks: 'Mạng',
  popular: 'Phổ biến',
  lastUsed: 'Dùng gần nhất',
  everything: 'Tất cả loại tiền',
  byNetwork: 'Theo mạng',
  countNetworks: (n) => count(n, { other: '# mạng' }),
  countCurrencies: (n) => count(n, { other: '# loại tiền' }),
  fromAmount: (amount) => `từ ${amount}`,
  chooseNetwork: 'Chọn mạng',
  chooseCurrencyOn: (network) => `Chọn loại tiền trên mạng ${network}`,
  networkGuide: 'Chọn mạng mà ví hoặc sàn giao dịch của quý khách sẽ dùng. Phí mỗi mạng khác nhau.',
  minimumOf: (amount) => `tối thiểu ${amount}`,
  usuallyTakes: (time) => `khoảng ${time}`,
  noMatch: (text) => `Không có kết quả cho “${text}”`,
  searchable: 'Thử nhập mã, tên hoặc mạng, hoặc dán một địa chỉ từ ví của quý khách.',
  clearSearch: 'Xóa tìm kiếm',
  readAs: (text) => `Đang hiện kết quả cho “${text}”`,
  addressOf: (network) => `Đây có vẻ là địa chỉ trên mạng ${network}.`,
  addressOfSeveral: (networks) =>
    `Địa chỉ trên các mạng ${networks} trông giống nhau. Vui lòng mở ví để xem tiền của quý khách đang ở mạng nào.`,
  addressOfNone: (networks) =>
    `Đây có vẻ là địa chỉ trên mạng ${networks}, mạng mà cửa hàng không nhận.`,
  addressStays: 'Chỉ kiểm tra trên thiết bị của quý khách.',
  matches: (n) => count(n, { other: '# kết quả' }),
  moreMatches: (n) => count(n, { other: 'Còn # kết quả khác. Gõ thêm để thu hẹp.' }),
  unavailable: {
    no_rate: 'Hiện không có giá',
    ambiguous_address: 'Hiện không có địa chỉ',
    address_refused: 'Hiện không có địa chỉ an toàn',
    no_address: 'Hiện không có địa chỉ',
    below_minimum: 'Số tiền quá nhỏ',
  },
  notAvailable: 'Hiện không khả dụng',
  keepCurrency: 'Quay lại thanh toán',
  gettingAddress: 'Đang lấy địa chỉ thanh toán…',

  transferCounts: {
    late: 'Phát hiện sau khi giá hết hạn',
    wrong_currency: 'Khác loại tiền đã chọn',
  },

  slowOpening: 'Đang mất nhiều thời gian hơn thường lệ. Chúng tôi sẽ tiếp tục thử.',
  notCurrent: 'Thông tin có thể đã cũ',
  sessionOver: 'Phiên đã hết hạn',
  sessionOverLead: 'Tải lại để xem địa chỉ hiện tại. Khoản đã gửi không bị ảnh hưởng.',
  contactStore: (store) => `Liên hệ ${store ?? 'cửa hàng'}`,
  backToStore: (store) => `Quay lại ${store ?? 'cửa hàng'}`,

  nothingAwaited: 'Chưa có khoản nào phải trả',
  tooSmallForAll:
    'Số tiền còn phải trả quá nhỏ đối với mọi loại tiền ở đây. Vui lòng liên hệ cửa hàng.',
  longWaitTitle: (ago) => `Đã phát hiện ${ago}, vẫn chưa được xác nhận`,
  longWait:
    'Mạng blockchain có thể đang chậm, hoặc có thể đã loại bỏ giao dịch này. Vui lòng kiểm tra ví và hỏi cửa hàng trước khi gửi thêm lần nữa.',

  newPriceIs: (amount) => `Giá mới: ${amount}.`,
  oneMinuteLeft: 'Giá này còn hiệu lực một phút.',

  autoUpdates: 'Trang này tự cập nhật. Quý khách có thể đóng rồi quay lại.',
  dontSendAgain: 'Vui lòng không thanh toán lần nữa.',
  reviewLead: (store) =>
    `Chúng tôi đã nhận khoản thanh toán, nhưng không thể tự động khớp với đơn hàng này. ${store ?? 'Cửa hàng'} sẽ kiểm tra. Vui lòng không thanh toán lần nữa.`,
  heldLead: (store) =>
    `Dịch vụ thanh toán đang kiểm tra khoản này. Vui lòng liên hệ ${store ?? 'cửa hàng'} và không thanh toán lần nữa.`,
  paidLead: 'Xin cảm ơn. Quý khách có thể đóng trang này.',
  closedLead:
    'Đơn hàng này không nhận thêm khoản thanh toán nào nữa. Nếu đã gửi tiền, vui lòng liên hệ cửa hàng.',
  overLead: (excess, store) =>
    `Quý khách đã gửi thừa ${excess}. Vui lòng liên hệ ${store ?? 'cửa hàng'} để được hoàn tiền.`,
  usualTime: (time, network) => `Thường mất ${time} trên mạng ${network}.`,
  storeConfirms: 'Cửa hàng sẽ xác nhận khoản thanh toán này.',
  lateEvents: 'Có thể mất vài phút chúng tôi mới thấy khoản thanh toán của quý khách.',
  exceptions: {
    partial: 'Số tiền chúng tôi nhận được ít hơn số tiền cần thanh toán.',
    over: 'Số tiền chúng tôi nhận được nhiều hơn số tiền cần thanh toán. Hãy yêu cầu cửa hàng hoàn tiền.',
    late: 'Có khoản thanh toán được phát hiện sau khi giá hết hạn. Cửa hàng quyết định có tính khoản này vào đơn hàng hay không.',
    wrong_currency:
      'Có khoản thanh toán đến bằng loại tiền khác. Cửa hàng quyết định có tính khoản này vào đơn hàng hay không.',
    held: 'Có khoản thanh toán đang được tạm giữ để kiểm tra.',
  },
  unknownException: 'Cửa hàng có ghi chú về khoản thanh toán này.',
  steps: { detected: 'Đã phát hiện', confirming: 'Đang xác nhận', paid: 'Đã trả' },
  received: 'Đã nhận',
  detectedAmount: 'Đã phát hiện',
  due: 'Còn phải trả',
  excess: 'Trả thừa',
  facts: {
    order: 'Đơn hàng',
    account: 'Tài khoản',
    total: 'Tổng cộng',
    paid: 'Đã trả',
    network: 'Mạng',
    date: 'Ngày',
    transaction: 'Giao dịch',
  },
  transfers: 'Giao dịch',
  details: 'Chi tiết',
  lastChecked: (ago) => `Cập nhật lần cuối ${ago}`,
  checkNow: 'Kiểm tra ngay',
  nothingNew: 'Không có gì mới',
  somethingNew: 'Đã cập nhật',
  notChecked: 'Lần kiểm tra này không thành công. Thông tin có thể đã cũ.',
  connection: { live: 'Trực tiếp', polling: 'Tự động kiểm tra', offline: 'Không có kết nối' },
  stillWatching: 'Vẫn đang theo dõi địa chỉ này',
  connectionLost: 'Mất kết nối',
  connectionBack: 'Đã kết nối lại',

  sources: {
    service_event: 'Dịch vụ thanh toán',
    service_list: 'Mạng blockchain',
    service_lookup: 'Trang thanh toán',
    store: 'Cửa hàng',
  },
  evidence: {
    opened: 'Đã mở trang thanh toán',
    quoted: 'Đã giữ giá',
    seen: 'Đã phát hiện khoản thanh toán',
    confirmed: 'Đã xác nhận khoản thanh toán',
    held: 'Tạm giữ để kiểm tra',
    released: 'Đã kiểm tra xong',
    marked_paid: 'Đã đánh dấu là đã trả',
    closed: 'Đã đóng đơn hàng',
    amended: 'Đã thay đổi số tiền',
  },
  unknownSource: 'Nguồn khác',
  unknownEvidence: 'Cập nhật',
  timeline: 'Lịch sử',
  copyTimeline: 'Sao chép gửi hỗ trợ',

  tellMe: 'Báo cho tôi',
  tellingMe:
    'Vui lòng giữ trang này mở. Quý khách sẽ nghe âm báo hoặc thấy thông báo nếu trình duyệt cho phép.',

  receipt: 'Biên nhận',
  receiptNote: 'Biên nhận thanh toán, không phải hóa đơn.',
  printReceipt: 'In',
  saveReceipt: 'Lưu',

  ladderTitle: 'Mã QR đơn giản hơn',
  ladderLead: 'Không quét được mã QR? Hãy thử mã đơn giản hơn.',
  ladderForms: {
    bip21_amount: 'Địa chỉ và số tiền',
    bip21: 'Địa chỉ dạng liên kết, không có số tiền',
    eip681_amount: 'Liên kết có số tiền',
    eip681: 'Liên kết không có số tiền',
    eip681_token: 'Liên kết token có số tiền. Hãy kiểm tra người nhận trong ví.',
    address: 'Chỉ địa chỉ',
  },

  exchangeTitle: 'Thanh toán từ sàn giao dịch?',
  exchangeNetwork: 'Mạng',
  exchangeNames: (names) => `còn được ghi là ${names}`,
  exchangeAmount: 'Số tiền chúng tôi phải nhận được',
  exchangeMemo: 'Memo hoặc tag',
  exchangeNoMemo: 'Để trống',
  exchangeWallet: 'Loại ví',
  exchangeHosted: 'Ví lưu ký (doanh nghiệp)',
  exchangeUnhosted: 'Ví tự quản',
  exchangeRecipient: 'Người nhận',
  exchangeFee:
    'Nếu sàn trừ phí vào khoản gửi đi, hãy cộng phí vào số tiền. Sàn giao dịch có mức rút tối thiểu.',
  feeCoin: (code) => `Ví của quý khách cần một ít ${code} để trả phí mạng.`,

  checkTitle: 'Đối chiếu địa chỉ',
  checkLead:
    'Phần mềm độc hại có thể tráo địa chỉ đã sao chép. Dán địa chỉ người nhận hiển thị trong ví để đối chiếu.',
  checkLabel: 'Địa chỉ người nhận trong ví',
  checkSame: 'Địa chỉ trùng khớp.',
  checkDiffers: (at, pasted, right) =>
    `Vui lòng không gửi. Đây không phải địa chỉ của chúng tôi: từ ký tự thứ ${String(at)} là “${pasted}” thay vì “${right}”.`,
  checkNone: (network) => `Vui lòng không gửi. Đây không phải địa chỉ đầy đủ trên mạng ${network}.`,

  saveCard: 'Lưu ảnh',
  priceLockedUntil: (moment) => `Giá được giữ đến ${moment}`,

  handOff: 'Tiếp tục trên điện thoại',
  handOffLead:
    'Quét bằng camera điện thoại để mở trang thanh toán này trên điện thoại. Đây không phải mã để thanh toán.',
  handOffLabel:
    'Mã QR mở trang thanh toán này trên điện thoại của quý khách, không dùng để thanh toán',
  handOffUntil: (time) => `Chỉ dùng được một lần, đến ${time}.`,
  handOffNew: 'Mã mới',

  worthTitle: 'Quy đổi',
  worthCoins: (code) => `Số lượng ${code}`,
  worthDollars: 'Số tiền bằng đô la Mỹ',
  worth: (coins, dollars) => `${coins} trị giá ${dollars}.`,
  worthAbout: (coins, dollars) => `${coins} trị giá khoảng ${dollars}.`,
  worthGuide: 'Giá có thể thay đổi trước khi khoản chuyển của quý khách đến nơi.',
  worthUnread: (whole, part) => `Hãy nhập một số, ví dụ ${whole} hoặc ${part}.`,
  worthNoRate: 'Hiện không có giá.',

  walletPay: 'Thanh toán bằng ví',
  walletPayWith: (wallet) => `Thanh toán bằng ${wallet}`,
  walletOther: 'Ví khác',

  walletConnect: (wallet) => `Vui lòng chấp thuận kết nối trong ${wallet}.`,
  walletSwitch: (wallet, network) => `Vui lòng chuyển sang mạng ${network} trong ${wallet}.`,
  walletConfirm: (wallet, amount, network) =>
    `Vui lòng xác nhận ${amount} trên mạng ${network} trong ${wallet}.`,
  walletSlow: (wallet) => `Không thấy gì? Hãy mở ${wallet}.`,
  walletStop: 'Ngừng chờ',

  walletProblems: {
    refused: 'Yêu cầu đã bị từ chối. Chưa có gì được gửi.',
    locked:
      'Ví của quý khách đang khóa hoặc không hiển thị tài khoản nào. Hãy mở khóa ví rồi thử lại.',
    busy: 'Ví của quý khách đang có một yêu cầu khác. Hãy trả lời yêu cầu đó rồi thử lại.',
    contract_account:
      'Đây là tài khoản thông minh, chẳng hạn như Safe. Dịch vụ thanh toán có thể không phát hiện khoản thanh toán từ tài khoản này. Hãy chọn tài khoản khác trong ví, hoặc quét mã bằng ví khác.',
    account_changed:
      'Tài khoản trong ví của quý khách đã thay đổi. Chưa có gì được gửi. Vui lòng thử lại.',
    wrong_token:
      'Thông tin về token này trong ví và ở cửa hàng không khớp nhau. Chưa có gì được gửi. Hãy chọn loại tiền khác hoặc liên hệ cửa hàng.',
    no_answer: 'Ví của quý khách không trả lời. Chưa có gì được gửi. Hãy mở ví rồi thử lại.',
    failed: 'Ví của quý khách báo lỗi. Chưa có gì được gửi. Hãy thử lại hoặc thanh toán bằng mã.',
    uncertain:
      'Ví của quý khách báo lỗi, nhưng khoản thanh toán có thể đã được gửi. Vui lòng kiểm tra ví trước khi thanh toán lần nữa.',
  },
  walletWrongNetwork: (network) =>
    `Ví của quý khách đang ở mạng khác. Hãy chuyển ví sang ${network} rồi thử lại.`,
  walletNotEnough: (code) =>
    `Tài khoản này không đủ ${code}. Hãy chọn tài khoản khác trong ví rồi thử lại.`,
  walletNoFee: (code) =>
    `Tài khoản này không có ${code} để trả phí mạng. Hãy nạp thêm một ít rồi thử lại.`,

  walletQuestion: 'Có thể quý khách đã thanh toán',
  walletAsked:
    'Một ví đã được yêu cầu thanh toán đơn hàng này. Hãy kiểm tra ví đó trước: nếu thanh toán lần nữa, quý khách có thể trả tiền hai lần.',
  walletWasSent:
    'Đã có khoản thanh toán cho đơn hàng này được gửi từ ví. Nếu thanh toán lần nữa, quý khách có thể trả tiền hai lần.',
  walletPayAgain: 'Thanh toán lần nữa',
  walletBack: 'Quay lại',

  walletFates: {
    pending: 'Đã gửi. Đang chờ mạng blockchain.',
    included: 'Đã gửi và đã có trên blockchain. Đang chờ cửa hàng phát hiện.',
    failed:
      'Khoản thanh toán này thất bại trên mạng blockchain. Số tiền chưa được gửi. Quý khách có thể thanh toán lần nữa.',
    replaced:
      'Khoản thanh toán này đã được tăng tốc hoặc hủy trong ví. Vui lòng kiểm tra ví trước khi thanh toán lần nữa.',
    dropped:
      'Mạng blockchain có thể đã loại bỏ khoản thanh toán này. Vui lòng kiểm tra ví trước khi thanh toán lần nữa.',
  },
  walletCopyHash: 'Sao chép mã giao dịch',
};
