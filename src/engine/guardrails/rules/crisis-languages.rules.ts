import { type CrisisRule, signs } from './crisis-rule.ts'

const lists = {}

/** German, French, Portuguese and Italian: the plainest statements only. For folded text: no accents, ß stays. */
export const crisisRulesOfLanguages: readonly CrisisRule[] = [
  ...signs(
    'wish',
    { level: 'distress', kind: 'self', language: 'more', lists },
    `
    5 ich will|mochte|mag|kann .. nicht|nimmer .. mehr? leben|weiterleben|aufwachen|da_sein|weitermachen
    5 ich will|mochte|wunschte|wunsche .. nur|einfach|endlich|ich? .. sterben|tot_sein|tot|verschwinden|ware_tot !lernen
    5 ohne mich .. besser|besser_dran
    5 je veux|voudrais|veut|prefere|souhaite .. juste|seulement|vraiment? mourir|disparaitre|etre_mort|etre_morte|en_finir|ne_plus_vivre !pour|a
    5 je n'ai|ne|nai .. plus .. envie_de_vivre|vivre|exister|la_force_de_vivre
    5 je|j'en|j ne|n'en peux|veux plus .. vivre|de_la_vie|continuer|$|de_vivre
    5 envie de mourir|disparaitre|en_finir
    5 eu|so|queria|quero|desejo|prefiro .. quero|queria|so|apenas|muito? morrer|desaparecer|sumir_do_mundo|estar_morto|estar_morta|nao_existir !para|por
    5 nao quero|aguento|consigo|tenho_vontade_de|vale_a_pena .. mais .. viver|existir|vivo|esta_vida|a_vida|de_viver|seguir
    5 nao quero|tenho_vontade_de|aguento viver .. mais|$
    5 voglio|vorrei|desidero .. solo|soltanto? morire|sparire|farla_finita|essere_morto|essere_morta|non_esistere !per|a
    5 non voglio|riesco|ce_la_faccio|ho_voglia_di .. piu .. vivere|esistere|a_vivere|vivo|viva|andare_avanti
    5 non ho piu .. voglia|ragione|motivo di vivere
  `,
  ),
  ...signs(
    'intent',
    { level: 'imminent', kind: 'self', language: 'more', lists },
    `
    5 ich .. bringe|bring|werde|will|mochte|hange|erschiesse .. mich .. um|umbringen|tot|toten|auf|erhangen|erschiessen
    5 ich .. will|werde|mochte|nehme .. mir? .. das|mein|meinem leben .. nehmen|beenden|ein_ende|$
    5 selbstmord|suizid|selbstmordgedanken .. ~ ich|mir|mich|meine
    5 ich .. selbstmord|suizid|selbstmordgedanken|suizidgedanken
    5 je .. vais|veux|voudrais|pense .. me|a_me .. tuer|suicider|pendre|jeter|foutre_en_l'air|donner_la_mort
    5 je .. pense|veux|songe .. au suicide
    5 mettre fin .. a ma vie|mes_jours
    5 vou|quero|penso_em|preciso|pensando_em me? .. matar|me_matar|suicidar|me_suicidar|tirar_minha_vida|tirar_a_minha_vida|acabar_com_minha_vida|acabar_com_a_minha_vida|enforcar|me_enforcar
    5 quero|vou|penso_em|queria suicidar-me|matar-me
    5 cortei-me|me_cortei|magoei-me|enforquei-me|queimei-me
    5 nao|nao_sei_se .. quero .. acordar|viver|existir !em|para|no
    5 mi ammazzo|uccido|suicido|impicco
    5 voglio|vorrei|penso_di|sto_per|ho_deciso_di ammazzarmi|uccidermi|suicidarmi|togliermi_la_vita|impiccarmi|buttarmi
    5 tomei .. todos .. comprimidos|remedios
    5 j'ai|ai pris|avale tous|toutes .. cachets|comprimes|medicaments|pilules
    5 ich habe .. tabletten|pillen .. genommen|geschluckt
    5 ho preso .. tutte .. pillole|pastiglie|pasticche
  `,
  ),
  ...signs(
    'abuse',
    { level: 'distress', kind: 'violence', language: 'more', lists },
    `
    5 mein mann|vater|freund|stiefvater schlagt|vergewaltigt|bedroht|wurgt mich|uns
    5 mon|ma mari|pere|copain|beau-pere|conjoint me|nous frappe|bat|viole|menace|tape
    5 meu marido|pai|namorado|padrasto|esposo me|nos bate|espanca|estupra|agride|ameaca|bateu
    5 mio marito|padre|fidanzato|patrigno|compagno mi|ci picchia|violenta|minaccia|mena
  `,
  ),
]
