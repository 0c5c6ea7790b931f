/**
 * Runs in the head before anything is painted: where the shopper reads another currency than the euro, amounts wait
 * until it is restored. Its hash stands in the content security policy.
 */
export const earlyScript = `try{const s=JSON.parse(localStorage.getItem("persist:vitrine")||"null");
if(s&&s.state.currency&&s.state.currency.currencyName!=="EUR")document.documentElement.dataset.restoring=""}catch{}`;
