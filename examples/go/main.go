// A shop on net/http. Tillkit takes the payment, and tells the shop of it by a signed notification.
package main

import (
	"cmp"
	"crypto/rand"
	"fmt"
	"html"
	"log"
	"net/http"
	"net/url"
	"os"
)

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Paper &amp; Pine</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<h1>Field notebook, pack of three: $20.00</h1>%s</html>`

var (
	address = "127.0.0.1:" + cmp.Or(os.Getenv("PORT"), "3000")
	shopURL = os.Getenv("SHOP_URL")
	folder  = "paid" // Stands for the shop's database.
	policy  = fmt.Sprintf("default-src 'none'; script-src %[1]s; connect-src %[1]s; img-src %[1]s; "+
		"form-action 'self'; base-uri 'none'; frame-ancestors 'none'", os.Getenv("TILL_URL"))
)

func showProduct(w http.ResponseWriter, _ *http.Request) error {
	_, err := fmt.Fprintf(w, page, `<form method="post" action="/orders"><button>Buy</button></form>`)
	return err
}

// placeOrder creates an order. What it costs is the server's word, and never a float.
func placeOrder(w http.ResponseWriter, r *http.Request) error {
	id := rand.Text()
	terms := map[string]string{"order_id": id, "amount_usd": "20.00", "return_url": shopURL + "/orders/" + id}
	if err := createOrder(terms); err != nil {
		return err
	}
	http.Redirect(w, r, "/orders/"+id, http.StatusSeeOther)
	return nil
}

// showOrder shows the checkout, until Tillkit says that it is paid. A real shop also checks whose order this is.
func showOrder(w http.ResponseWriter, r *http.Request) error {
	order, err := readOrder(url.PathEscape(r.PathValue("id")))
	if err != nil {
		return err
	}
	shown := "<p>Thank you! Your notebooks are on their way.</p>"
	if order.Status != "paid" {
		shown = fmt.Sprintf(`<script src="%s" integrity="%s"`, order.Embed.Src, order.Embed.Integrity)
		for name, text := range order.Embed.Attributes {
			shown += fmt.Sprintf(` %s="%s"`, name, html.EscapeString(text))
		}
		shown += "></script>"
	}
	_, err = fmt.Fprintf(w, page, shown)
	return err
}

// handler answers a request; after an error the shopper, or Tillkit, may try again.
type handler func(http.ResponseWriter, *http.Request) error

func (handle handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Security-Policy", policy)
	w.Header().Set("Cache-Control", "no-store")
	if err := handle(w, r); err != nil {
		log.Print(err)
		http.Error(w, "Something went wrong. Try again.", http.StatusServiceUnavailable)
	}
}

func main() {
	if err := os.MkdirAll(folder, 0o700); err != nil {
		log.Fatal(err)
	}
	http.Handle("GET /{$}", handler(showProduct))
	http.Handle("POST /orders", handler(placeOrder))
	http.Handle("GET /orders/{id}", handler(showOrder))
	http.Handle("POST /notifications", handler(takeNotification))
	log.Print("The shop is on " + shopURL)
	log.Fatal(http.ListenAndServe(address, nil))
}
