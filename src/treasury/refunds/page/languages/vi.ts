/** Vietnamese. Polite ("quý khách"), as the checkout. */
import type { RefundMessages } from '../messages.js';

/** Every sentence of the page. */
export const messages: RefundMessages = {
  language: 'vi',
  sandbox: 'Chế độ thử nghiệm',

  title: 'Khoản hoàn tiền của quý khách',
  formTitle: 'Hoàn tiền cho đơn hàng {order}',
  why: {
    excess: 'Quý khách đã gửi thừa {amount}.',
    late: 'Khoản thanh toán {amount} của quý khách đến sau khi giá đã hết hạn.',
    wrong_currency:
      'Quý khách đã gửi {amount}, nhưng đơn hàng cần được thanh toán bằng loại tiền khác.',
    all: 'Quý khách được hoàn lại {amount}.',
  },
  addressLabel: 'Địa chỉ nhận {code} của quý khách trên mạng {network}',
  addressHint: 'Dán địa chỉ vào đây. Quý khách sẽ kiểm tra lại ở trang tiếp theo.',
  onNetwork: 'Dùng địa chỉ nhận được {code} <b>trên mạng {network}</b>.',
  alsoShown: 'Ví cũng có thể hiển thị mạng này là {names}.',
  lostElsewhere: 'Trên mạng khác, tiền có thể bị mất.',
  copyNow:
    'Sao chép địa chỉ ngay bây giờ từ mục “Nhận” trong ví hoặc trên sàn giao dịch. Địa chỉ quý khách đã dùng để thanh toán có thể không nhận được tiền hoàn.',
  noMemo:
    'Nếu sàn giao dịch yêu cầu thêm memo hoặc tag, vui lòng dùng địa chỉ khác: chúng tôi không thể gửi kèm.',
  freeOfCharge:
    'Quý khách không mất phí khi nhận hoàn tiền. Không ai cần cụm từ khôi phục của quý khách.',
  next: 'Tiếp tục',
  worksUntil: 'Liên kết này dùng được một lần, đến {time}.',

  errorTitle: 'Kiểm tra địa chỉ',
  addressErrors: {
    empty: 'Vui lòng nhập địa chỉ của quý khách.',
    charset: 'Địa chỉ trên mạng {network} không có các ký tự này. Vui lòng sao chép lại.',
    length: 'Quá ngắn hoặc quá dài so với một địa chỉ trên mạng {network}. Vui lòng sao chép lại.',
    checksum: 'Địa chỉ này có lỗi gõ sai. Vui lòng sao chép lại.',
    wrong_network: 'Địa chỉ này thuộc mạng khác. Vui lòng sao chép địa chỉ trên mạng {network}.',
    none: 'Đây không phải địa chỉ trên mạng {network}. Vui lòng sao chép lại.',
    own: 'Đây là địa chỉ của chính cửa hàng. Vui lòng nhập địa chỉ của quý khách, từ mục “Nhận” trong ví.',
    contract:
      'Đây là địa chỉ của một token, không phải của một người: tiền sẽ bị mất. Vui lòng sao chép địa chỉ của quý khách từ mục “Nhận” trong ví.',
    nobody: 'Không ai dùng được địa chỉ này: tiền sẽ bị mất. Vui lòng nhập địa chỉ của quý khách.',
  },

  confirmTitle: 'Đây có phải địa chỉ của quý khách?',
  confirmLead: 'Hãy so sánh với địa chỉ trong ví. Sau này quý khách không thể thay đổi.',
  confirmAddress: 'Địa chỉ',
  goesTo: '<b>{amount}</b> trên mạng {network}',
  mine: 'Đây là địa chỉ của tôi và nhận được {code} trên mạng {network}.',
  mineMissing: 'Đánh dấu vào ô nếu đây là địa chỉ của quý khách.',
  confirm: 'Xác nhận địa chỉ',
  edit: 'Sửa',

  receivedTitle: 'Chúng tôi đã có địa chỉ của quý khách',
  receivedLead: {
    named: '{store} kiểm tra từng khoản hoàn tiền trước khi gửi. Quý khách có thể đóng trang này.',
    unnamed:
      'Cửa hàng kiểm tra từng khoản hoàn tiền trước khi gửi. Quý khách có thể đóng trang này.',
  },
  sendingTitle: 'Khoản hoàn tiền đang được gửi',
  sendingLead: 'Giao dịch chưa được xác nhận. Quý khách có thể đóng trang này.',
  sentTitle: 'Khoản hoàn tiền đã được gửi',
  sentLead: 'Có thể mất vài phút để tiền hiển thị trong ví.',
  stoppedTitle: 'Khoản hoàn tiền đã không được gửi',
  stoppedLead: {
    named: 'Vui lòng liên hệ {store} và cung cấp mã đơn hàng.',
    unnamed: 'Vui lòng liên hệ cửa hàng và cung cấp mã đơn hàng.',
  },
  stepReceived: 'Đã nhận địa chỉ',
  stepReview: 'Đang kiểm tra',
  stepReviewed: 'Đã kiểm tra',
  stepNotSent: 'Chưa gửi',
  stepSending: 'Đang gửi',
  stepSent: 'Đã gửi',
  stepStopped: 'Đã không được gửi',
  viewTransaction: 'Xem giao dịch',
  wrongAddress: 'Sai địa chỉ? Vui lòng liên hệ cửa hàng ngay và cung cấp mã đơn hàng {order}.',

  endedTitle: 'Liên kết này không còn dùng được',
  endedLead: {
    named:
      'Liên kết đã được sử dụng, đã bị thay thế hoặc đã hết hạn. Vui lòng yêu cầu {store} cấp liên kết mới và cung cấp mã đơn hàng.',
    unnamed:
      'Liên kết đã được sử dụng, đã bị thay thế hoặc đã hết hạn. Vui lòng yêu cầu cửa hàng cấp liên kết mới và cung cấp mã đơn hàng.',
  },
  endedNote: 'Không phải quý khách đã dùng?',
  endedNoteMore: 'Vui lòng báo cửa hàng ngay: có thể người khác đã dùng.',

  busyTitle: 'Thao tác quá nhiều lần',
  busyLead: 'Vui lòng chờ vài phút. Liên kết của quý khách vẫn dùng được.',
  failedTitle: 'Đã xảy ra lỗi',
  failedLead: 'Liên kết của quý khách vẫn còn hiệu lực. Vui lòng thử lại sau giây lát.',
  tooLongTitle: 'Nội dung quá dài',
  tooLongLead: 'Vui lòng chỉ nhập địa chỉ.',
  elsewhereTitle: 'Vui lòng mở lại liên kết',
  elsewhereLead: 'Biểu mẫu này đến từ một trang web khác nên chưa có gì được thực hiện.',
  tryAgain: 'Thử lại',
};
