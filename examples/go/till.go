package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"time"
)

// Order is what the shop needs of Tillkit's answer.
type Order struct {
	Status  string
	PageURL string `json:"page_url"` // Tillkit's own page of the order, for a shop that does not embed it.
	Embed   struct {
		Src, Integrity string
		Attributes     map[string]string
	}
}

var client = http.Client{Timeout: 10 * time.Second}

// createOrder makes an order payable, with all its terms.
func createOrder(terms map[string]string) error {
	_, err := till("POST", "/v1/orders", terms)
	return err
}

// readOrder says how an order stands, and how a page shows its checkout.
func readOrder(id string) (Order, error) {
	return till("GET", "/v1/orders/"+id, nil)
}

func till(method, path string, terms map[string]string) (order Order, err error) {
	var body bytes.Buffer
	if terms != nil {
		if err := json.NewEncoder(&body).Encode(terms); err != nil {
			return order, err
		}
	}
	request, err := http.NewRequest(method, os.Getenv("TILL_API_URL")+path, &body)
	if err != nil {
		return order, err
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("TILL_STORE_KEY"))
	request.Header.Set("Content-Type", "application/json")
	answer, err := client.Do(request)
	if err != nil {
		return order, err
	}
	defer answer.Body.Close()
	if answer.StatusCode >= 300 {
		return order, fmt.Errorf("Tillkit answered %s to %s %s", answer.Status, method, path)
	}
	err = json.NewDecoder(answer.Body).Decode(&order)
	return order, err
}
