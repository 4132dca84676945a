<?php

/** A shop in one script, for `php -S`. Tillkit takes the payment, and tells the shop of it by a signed notification. */
declare(strict_types=1);

const PAGE = <<<'HTML'
    <!doctype html><html lang="en"><meta charset="utf-8"><title>Paper &amp; Pine</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <h1>Field notebook, pack of three: $20.00</h1>%s</html>
    HTML;

function setting(string $name): string
{
    return getenv($name) ?: throw new RuntimeException("$name is not set. See README.md.");
}

/** Asks Tillkit: with an order to create it, without one to read what is there. */
function till(string $path, ?array $order = null): array
{
    $headers = 'authorization: Bearer ' . setting('TILL_STORE_KEY') . "\r\ncontent-type: application/json";
    $request = $order === null ? [] : ['method' => 'POST', 'content' => json_encode($order)];
    $context = stream_context_create(['http' => ['header' => $headers, 'timeout' => 10, ...$request]]);
    $answer = @file_get_contents(setting('TILL_API_URL') . $path, context: $context);
    if ($answer === false) throw new RuntimeException(error_get_last()['message']);
    return json_decode($answer, true);
}

/** Creates an order. What it costs is the server's word, and never a float. */
function place_order(): string
{
    $page = '/orders/' . ($id = bin2hex(random_bytes(16)));
    till('/v1/orders', ['order_id' => $id, 'amount_usd' => '20.00', 'return_url' => setting('SHOP_URL') . $page]);
    return $page;
}

/** The checkout of an order, until Tillkit says that it is paid. A real shop also checks whose order this is. */
function order_page(string $id): string
{
    ['status' => $status, 'embed' => $embed] = till("/v1/orders/$id");
    if ($status === 'paid') return sprintf(PAGE, '<p>Thank you! Your notebooks are on their way.</p>');
    $tag = '<script';
    foreach (['src' => $embed['src'], 'integrity' => $embed['integrity'], ...$embed['attributes']] as $name => $text) {
        $tag .= " $name=\"" . htmlspecialchars($text) . '"';
    }
    return sprintf(PAGE, "$tag></script>");
}

/** Whether Tillkit has signed this within five minutes, as the Standard Webhooks specification says. */
function is_signed(string $body): bool
{
    [$id, $time] = [$_SERVER['HTTP_WEBHOOK_ID'] ?? '', $_SERVER['HTTP_WEBHOOK_TIMESTAMP'] ?? ''];
    $key = base64_decode(substr(setting('TILL_NOTIFY_SECRET'), strlen('whsec_')));
    $expected = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$time.$body", $key, true));
    // There are several signatures while the secret is being changed.
    $signatures = explode(' ', $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? '');
    $matching = array_filter($signatures, fn (string $one) => hash_equals($expected, $one));
    return $matching !== [] && ctype_digit($time) && abs(time() - (int) $time) <= 300;
}

/** Notes once that an order is paid: a repeat, also after a restart, finds the file and changes nothing. */
function fulfil(string $id, string $notification): void
{
    $folder = __DIR__ . '/paid'; // Stands for the shop's database.
    is_dir($folder) || mkdir($folder, 0700);
    $name = "$folder/" . rawurlencode($id);
    $file = @fopen($name, 'x'); // Of two at once, one makes it.
    if (!$file && is_file($name)) return;
    $isKept = $file && fwrite($file, $notification) && fsync($file);
    if (!$isKept) throw new RuntimeException("The payment of $id cannot be noted. Tillkit will tell it again.");
    error_log("Order $id is paid."); // Whoever packs reads these files.
}

/** Answers 204 once the payment is noted. Without an answer Tillkit tells it again. */
function take_notification(string $body): int
{
    if (!is_signed($body)) return 400;
    ['type' => $type, 'data' => $data] = json_decode($body, true);
    if ($type === 'order.paid') fulfil($data['order_id'], $_SERVER['HTTP_WEBHOOK_ID']);
    return 204;
}

try {
    $till = setting('TILL_URL'); // Where browsers reach Tillkit. TILL_API_URL is for this server alone.
    header("content-security-policy: default-src 'none'; script-src $till; connect-src $till; img-src $till; "
        . "form-action 'self'; base-uri 'none'; frame-ancestors 'none'");
    header('cache-control: no-store');
    $route = "{$_SERVER['REQUEST_METHOD']} {$_SERVER['REQUEST_URI']}";
    if ($route === 'GET /') printf(PAGE, '<form method="post" action="/orders"><button>Buy</button></form>');
    elseif ($route === 'POST /orders') header('location: ' . place_order(), response_code: 303);
    elseif ($route === 'POST /notifications') http_response_code(take_notification(file_get_contents('php://input')));
    elseif (preg_match('~^GET /orders/([0-9a-f]{32})$~D', $route, $match)) echo order_page($match[1]);
    else http_response_code(404);
} catch (Throwable $error) {
    error_log($error->getMessage());
    http_response_code(503);
    echo 'Something went wrong. Try again.';
}
