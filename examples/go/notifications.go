package main

import (
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"log"
	"net/http"
	"net/url"
	"os"
	"path/filepath"

	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"
)

type notification struct {
	Type string
	Data struct {
		OrderID string `json:"order_id"`
	}
}

// takeNotification answers 204 once the payment is noted. Without an answer Tillkit tells it again.
func takeNotification(w http.ResponseWriter, r *http.Request) error {
	webhook, err := standardwebhooks.NewWebhook(os.Getenv("TILL_NOTIFY_SECRET"))
	if err != nil {
		return err
	}
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, 1<<20))
	if err != nil {
		return err
	}
	if err := webhook.Verify(body, r.Header); err != nil {
		http.Error(w, "The signature is wrong.", http.StatusBadRequest)
		return nil
	}
	var told notification
	if err := json.Unmarshal(body, &told); err != nil {
		return err
	}
	if told.Type == "order.paid" {
		if err := fulfil(told.Data.OrderID, r.Header.Get("webhook-id")); err != nil {
			return err
		}
	}
	w.WriteHeader(http.StatusNoContent)
	return nil
}

// fulfil notes once that an order is paid. A repeat, also after a restart, finds the file and changes nothing;
// of two at once, one makes it.
func fulfil(orderID, notificationID string) error {
	name := filepath.Join(folder, url.PathEscape(orderID))
	file, err := os.OpenFile(name, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
	if errors.Is(err, fs.ErrExist) {
		return nil
	}
	if err != nil {
		return err
	}
	defer file.Close()
	if _, err := file.WriteString(notificationID); err != nil {
		return err
	}
	log.Printf("Order %s is paid.", orderID) // Whoever packs reads these files.
	return file.Sync()
}
