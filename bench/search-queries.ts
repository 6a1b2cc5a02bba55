/** Two hundred queries of every kind that people type, for timing only; nobody judged what they find. */
export const searchQueries: readonly string[] = [
  ...topics(),
  ...questions(),
  ...quotations(),
  ...references(),
  ...spanish(),
]

function topics(): string[] {
  return lines(`
    comfort in grief
    raising teenagers
    patience with difficult people
    waiting for an answer
    debt
    loneliness
    the love of God
    new beginnings
    caring for the poor
    work and rest
    jealousy between brothers
    speaking the truth
    faith without seeing
    the fruit of the Spirit
    a wife of noble character
    harvest and gratitude
    angels
    sleeplessness
    leadership
    refugees and strangers
    music in worship
    wisdom for decisions
    mountains
    bread
    kings of Israel
    light and darkness
    widows and orphans
    revenge
    pride before a fall
    the resurrection of the dead
    good shepherd
    living water
    armour of God
    false prophets
    the day of the Lord
    contentment
    marriage
    honouring parents
    sabbath rest
    tithes and offerings
    blindness
    dreams
    envy
    exile and return
    fishermen
    gardens
    house built on rock
    judging others
    kindness to enemies
    lost sheep
    miracles of healing
    names of God
    old age
    peace in trouble
    rainbow
    salt of the earth
    temptation in the desert
    unity of believers
    vineyards
    washing of feet`)
}

function questions(): string[] {
  return lines(`
    What does the Bible say about forgiving others?
    How should I pray when I am afraid?
    Who was the mother of Samuel?
    Why does God allow suffering?
    What happens after death?
    How do I know that my sins are forgiven?
    Is it wrong to be angry?
    What is the kingdom of heaven like?
    Where did Paul write about love?
    Which prophet was taken up in a whirlwind?
    How many days was Jonah in the fish?
    What are the ten commandments?
    Should Christians obey the government?
    How can a young man keep his way pure?
    What is faith?
    Who are the children of God?
    What must I do to be saved?
    Did Jesus have brothers and sisters?
    When will the Lord return?
    What did Solomon ask of God?
    How does the Holy Spirit help us in our weakness?
    May a believer go to court against another believer?
    What is required of those who teach?
    Why was the temple destroyed?
    What does it mean to be born again?
    How should we treat the stranger who lives among us?
    Is there a time for everything?
    What did the angel say to Mary?
    How did the church begin?
    Whose image is man made in?
    What is the greatest commandment?
    Can anything separate us from the love of Christ?
    How are we to speak to one another?
    What is true religion?
    Verses about trusting God with money
    Bible verses for a funeral
    scriptures on raising children well
    passages that mention the morning star
    what to read when I feel like giving up
    give me a verse about hope for tomorrow`)
}

function quotations(): string[] {
  return lines(`
    for God so loved the world
    the truth will set you free
    for I know the plans I have for you
    be still and know that I am God
    the wages of sin is death
    I can do all things through Christ
    the Lord is my shepherd
    in the beginning was the Word
    love is patient, love is kind
    trust in the Lord with all your heart
    do unto others as you would have them do unto you
    ask and it shall be given you
    man shall not live by bread alone
    the love of money is the root of all evil
    where two or three are gathered in my name
    let he who is without sin cast the first stone
    a soft answer turns away wrath
    iron sharpens iron
    pride goes before destruction
    seek first the kingdom
    they will mount up with wings as eagles
    no weapon formed against you will prosper
    if God is for us who can be against us
    blessed are the peacemakers for they shall be called
    come to me all who are weary and heavy laden
    your word is a lamp to my feet
    create in me a clean heart
    a time to be born and a time to die
    it is easier for a camel to go through the eye of a needle
    the spirit is willing but the flesh is weak
    faith is the substance of things hoped for
    this too shall pass
    god helps those who help themselves
    many are called but few are chosen
    eye for an eye and tooth for a tooth
    now faith, hope and love abide
    I am the way, the truth and the life
    what God has joined together let no man separate
    vanity of vanities all is vanity
    weeping may endure for a night but joy comes in the morning`)
}

function references(): string[] {
  return lines(`
    John 3:16
    Psalm 23
    Romans 8:28-39
    1 Cor 13
    Gen 1:1
    Jn 1:1-14
    Matt 5:3-12; 6:9-13
    Isaiah 53
    Phil 4:6-7
    Rev 21
    love in 1 Corinthians 13
    John 15:13
    Eph 2:8-9
    Psalm 119:105
    Hebrews 11
    Prov 3:5,6
    Luke 15:11-32
    Jude 3
    2 Tim 3:16
    Acts 2:42`)
}

function spanish(): string[] {
  return lines(`
    el amor de Dios
    la paz en la tribulación
    ¿Qué dice la Biblia sobre el perdón?
    la verdad os libertará
    el Señor es mi pastor
    Juan 3:16
    el fruto del Espíritu
    ¿Quién es mi prójimo?
    la oración del justo
    esperanza en la muerte
    hijos obedeced a vuestros padres
    la avaricia
    el pan de vida
    salvación por gracia
    temor de Jehová
    ¿Cómo debo orar?
    versículos sobre la familia
    consuelo para los tristes
    la viuda y el huérfano
    sabiduría
    amar a los enemigos
    el buen pastor
    luz del mundo
    la resurrección
    no temas porque yo soy contigo
    la lengua mentirosa
    el rico y el pobre
    diezmos y ofrendas
    el matrimonio
    la creación del mundo
    en el principio
    el camino, la verdad y la vida
    justicia y misericordia
    la fe sin obras
    pecado y perdón
    el reino de los cielos
    la sangre del cordero
    Salmo 23
    Romanos 8:28
    bienaventurados los pacificadores`)
}

function lines(text: string): string[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim())
}
