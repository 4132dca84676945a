// Shows each event of the checkout; they bubble, so one listener on the document is enough.
const heard = document.getElementById('heard');
for (const name of ['ready', 'change', 'statuschange', 'complete', 'error']) {
  document.addEventListener(`till-${name}`, ({ type, detail }) => {
    heard.textContent = [type, detail.status ?? detail.currencyId ?? detail.code]
      .filter(Boolean)
      .join(' ');
  });
}
