/** What the page says around the checkout, in every language of the checkout. */
/** Sentences of the page of a payment link. What they are given is HTML. */
export interface PageSentences {
  /** With the amount: `$20.00`. The page knows it from the link alone. */
  readonly amountFromLink: (amount: string) => string;
  /** With what came before the page was opened: `25 USDT`. */
  readonly cameBefore: (what: string) => string;
}

const say = (
  amountFromLink: PageSentences['amountFromLink'],
  cameBefore: PageSentences['cameBefore'],
): PageSentences => ({ amountFromLink, cameBefore });

/** English, and what is said where there is no such language. */
export const en = say(
  (amount) => `Amount from the link: ${amount}`,
  (what) => `Detected at this address before: ${what}. If you sent it, don’t send again.`,
);

/** By BCP 47 tag, as in `contract/languages.ts`. */
export const PAGE_SENTENCES: Readonly<Record<string, PageSentences>> = {
  en,
  ar: say(
    (amount) => `المبلغ الوارد في الرابط: ${amount}`,
    (what) => `رُصد سابقًا على هذا العنوان: ${what}. إذا كنت قد أرسلته، فلا ترسل مرة أخرى.`,
  ),
  bg: say(
    (amount) => `Сума от връзката: ${amount}`,
    (what) =>
      `По-рано на този адрес е засечено: ${what}. Ако вие сте го изпратили, не плащайте отново.`,
  ),
  bn: say(
    (amount) => `লিংক অনুযায়ী পরিমাণ: ${amount}`,
    (what) => `এই অ্যাড্রেসে আগে শনাক্ত হয়েছে: ${what}। আপনি এটি পাঠিয়ে থাকলে আবার পেমেন্ট করবেন না।`,
  ),
  bs: say(
    (amount) => `Iznos iz linka: ${amount}`,
    (what) =>
      `Ranije otkriveno na ovoj adresi: ${what}. Ako ste to vi poslali, ne plaćajte ponovo.`,
  ),
  ca: say(
    (amount) => `Import de l’enllaç: ${amount}`,
    (what) =>
      `Detectat abans en aquesta adreça: ${what}. Si l’enviament és vostre, no torneu a pagar.`,
  ),
  cs: say(
    (amount) => `Částka z odkazu: ${amount}`,
    (what) =>
      `Na této adrese bylo dříve detekováno: ${what}. Pokud jste to poslali vy, neplaťte znovu.`,
  ),
  da: say(
    (amount) => `Beløb ifølge linket: ${amount}`,
    (what) =>
      `Tidligere fundet på denne adresse: ${what}. Hvis det er dig, der har sendt det, så betal ikke igen.`,
  ),
  de: say(
    (amount) => `Betrag laut Link: ${amount}`,
    (what) =>
      `Zuvor an dieser Adresse erkannt: ${what}. Falls Sie das gesendet haben, zahlen Sie nicht noch einmal.`,
  ),
  el: say(
    (amount) => `Ποσό σύμφωνα με τον σύνδεσμο: ${amount}`,
    (what) =>
      `Έχει ήδη εντοπιστεί σε αυτή τη διεύθυνση: ${what}. Αν το στείλατε εσείς, μην πληρώσετε ξανά.`,
  ),
  es: say(
    (amount) => `Importe según el enlace: ${amount}`,
    (what) => `Detectado antes en esta dirección: ${what}. Si lo envió usted, no pague de nuevo.`,
  ),
  'es-419': say(
    (amount) => `Monto según el enlace: ${amount}`,
    (what) => `Detectado antes en esta dirección: ${what}. Si lo envió usted, no vuelva a pagar.`,
  ),
  et: say(
    (amount) => `Lingis märgitud summa: ${amount}`,
    (what) =>
      `Sellel aadressil varem tuvastatud: ${what}. Kui saatsite selle teie, ärge makske uuesti.`,
  ),
  fa: say(
    (amount) => `مبلغ طبق لینک: ${amount}`,
    (what) => `قبلاً در این آدرس شناسایی شده: ${what}. اگر شما آن را فرستاده‌اید، دوباره نفرستید.`,
  ),
  fi: say(
    (amount) => `Linkin summa: ${amount}`,
    (what) =>
      `Tässä osoitteessa havaittu aiemmin: ${what}. Jos lähetit sen itse, älä maksa uudelleen.`,
  ),
  fr: say(
    (amount) => `Montant indiqué par le lien\u00a0: ${amount}`,
    (what) =>
      `Déjà détecté à cette adresse\u00a0: ${what}. Si l’envoi vient de vous, ne payez pas une deuxième fois.`,
  ),
  he: say(
    (amount) => `הסכום לפי הקישור: ${amount}`,
    (what) => `זוהה קודם לכן בכתובת הזאת: ${what}. אם אתם שלחתם, אל תשלחו שוב.`,
  ),
  hi: say(
    (amount) => `लिंक के अनुसार राशि: ${amount}`,
    (what) => `इस एड्रेस पर इससे पहले दिखा: ${what}। अगर यह आपने भेजा है, तो दोबारा न भेजें।`,
  ),
  hr: say(
    (amount) => `Iznos iz poveznice: ${amount}`,
    (what) => `Prije uočeno na ovoj adresi: ${what}. Ako ste to vi poslali, ne plaćajte ponovno.`,
  ),
  hu: say(
    (amount) => `A linkben megadott összeg: ${amount}`,
    (what) => `Korábban észlelve ezen a címen: ${what}. Ha ezt Ön küldte, ne fizessen újra.`,
  ),
  id: say(
    (amount) => `Jumlah dari tautan: ${amount}`,
    (what) =>
      `Sebelumnya terdeteksi di alamat ini: ${what}. Jika Anda yang mengirimnya, jangan kirim lagi.`,
  ),
  it: say(
    (amount) => `Importo indicato dal link: ${amount}`,
    (what) =>
      `Già rilevato a questo indirizzo: ${what}. Se l’ha inviato Lei, non paghi una seconda volta.`,
  ),
  ja: say(
    (amount) => `リンクに記載の金額：${amount}`,
    (what) =>
      `このアドレスへの以前の送金を検出しました：${what}。ご自身の送金であれば、二重に送金しないでください。`,
  ),
  ka: say(
    (amount) => `თანხა ბმულის მიხედვით: ${amount}`,
    (what) =>
      `ამ მისამართზე ადრე დაფიქსირდა: ${what}. თუ ეს თქვენ გამოგზავნეთ, ხელახლა არ გადაიხადოთ.`,
  ),
  kk: say(
    (amount) => `Сілтемедегі сома: ${amount}`,
    (what) =>
      `Бұл мекенжайда бұрын анықталған: ${what}. Оны сіз жіберген болсаңыз, қайта төлемеңіз.`,
  ),
  ko: say(
    (amount) => `링크에 지정된 금액: ${amount}`,
    (what) => `이 주소에서 이전에 감지됨: ${what}. 본인이 보내셨다면 다시 송금하지 마세요.`,
  ),
  lt: say(
    (amount) => `Suma iš nuorodos: ${amount}`,
    (what) => `Anksčiau šiuo adresu aptikta: ${what}. Jei tai siuntėte jūs, nemokėkite dar kartą.`,
  ),
  lv: say(
    (amount) => `Saitē norādītā summa: ${amount}`,
    (what) => `Šajā adresē iepriekš konstatēts: ${what}. Ja to nosūtījāt jūs, nemaksājiet vēlreiz.`,
  ),
  ms: say(
    (amount) => `Jumlah daripada pautan: ${amount}`,
    (what) =>
      `Dikesan di alamat ini sebelum ini: ${what}. Jika anda yang menghantarnya, jangan bayar sekali lagi.`,
  ),
  nb: say(
    (amount) => `Beløp ifølge lenken: ${amount}`,
    (what) =>
      `Tidligere oppdaget på denne adressen: ${what}. Hvis det var du som sendte det, må du ikke betale på nytt.`,
  ),
  nl: say(
    (amount) => `Bedrag volgens de link: ${amount}`,
    (what) =>
      `Eerder gedetecteerd op dit adres: ${what}. Hebt u dit gestuurd? Betaal dan niet nog een keer.`,
  ),
  pl: say(
    (amount) => `Kwota z linku: ${amount}`,
    (what) =>
      `Wcześniej wykryto na tym adresie: ${what}. Jeśli to Twoja płatność, nie płać ponownie.`,
  ),
  'pt-BR': say(
    (amount) => `Valor indicado no link: ${amount}`,
    (what) => `Detectado antes neste endereço: ${what}. Se foi você que enviou, não pague de novo.`,
  ),
  'pt-PT': say(
    (amount) => `Montante indicado no link: ${amount}`,
    (what) => `Já detetado neste endereço: ${what}. Se foi o seu envio, não pague outra vez.`,
  ),
  ro: say(
    (amount) => `Suma din link: ${amount}`,
    (what) =>
      `Detectat anterior la această adresă: ${what}. Dacă plata este a ta, nu plăti din nou.`,
  ),
  ru: say(
    (amount) => `Сумма из ссылки: ${amount}`,
    (what) =>
      `Ранее обнаружено на этом адресе: ${what}. Если это ваш перевод, не отправляйте повторно.`,
  ),
  sk: say(
    (amount) => `Suma z odkazu: ${amount}`,
    (what) =>
      `Na tejto adrese bolo predtým zistené: ${what}. Ak ste to poslali vy, neplaťte znova.`,
  ),
  sl: say(
    (amount) => `Znesek iz povezave: ${amount}`,
    (what) =>
      `Na tem naslovu je bilo prej zaznano: ${what}. Če ste to poslali vi, ne plačajte znova.`,
  ),
  sr: say(
    (amount) => `Износ из линка: ${amount}`,
    (what) =>
      `Раније откривено на овој адреси: ${what}. Ако сте то ви послали, не плаћајте поново.`,
  ),
  sv: say(
    (amount) => `Belopp enligt länken: ${amount}`,
    (what) =>
      `Tidigare upptäckt på den här adressen: ${what}. Om det var du som skickade det ska du inte betala igen.`,
  ),
  sw: say(
    (amount) => `Kiasi kutoka kwenye kiungo: ${amount}`,
    (what) =>
      `Zimeonekana kwenye anwani hii hapo awali: ${what}. Ikiwa ni wewe uliyezituma, usilipe tena.`,
  ),
  ta: say(
    (amount) => `இணைப்பில் உள்ள தொகை: ${amount}`,
    (what) =>
      `இந்த முகவரியில் முன்பே கண்டறியப்பட்டது: ${what}. இதை நீங்கள் அனுப்பியிருந்தால், மீண்டும் பணம் செலுத்த வேண்டாம்.`,
  ),
  th: say(
    (amount) => `จำนวนเงินตามลิงก์: ${amount}`,
    (what) => `ก่อนหน้านี้ตรวจพบการโอนมายังที่อยู่นี้: ${what} หากคุณเป็นผู้โอน กรุณาอย่าโอนซ้ำ`,
  ),
  tr: say(
    (amount) => `Bağlantıdaki tutar: ${amount}`,
    (what) => `Bu adreste daha önce tespit edilen: ${what}. Siz gönderdiyseniz tekrar göndermeyin.`,
  ),
  uk: say(
    (amount) => `Сума з посилання: ${amount}`,
    (what) =>
      `Раніше виявлено на цій адресі: ${what}. Якщо це ваш переказ, не надсилайте повторно.`,
  ),
  ur: say(
    (amount) => `لنک کے مطابق رقم: ${amount}`,
    (what) =>
      `اس ایڈریس پر پہلے نظر آئے: ${what}۔ اگر یہ آپ نے بھیجے ہیں تو دوبارہ ادائیگی نہ کریں۔`,
  ),
  vi: say(
    (amount) => `Số tiền theo liên kết: ${amount}`,
    (what) =>
      `Trước đó đã phát hiện tại địa chỉ này: ${what}. Nếu quý khách đã gửi khoản này, vui lòng không thanh toán lần nữa.`,
  ),
  zh: say(
    (amount) => `链接中的金额：${amount}`,
    (what) => `此地址之前检测到：${what}。如果是您发送的，请勿重复付款。`,
  ),
  'zh-TW': say(
    (amount) => `連結中的金額：${amount}`,
    (what) => `此地址先前偵測到：${what}。如果是您發送的，請勿重複付款。`,
  ),
};
