/**
 * English words of one meaning that a stemmer leaves apart, a family a line: nouns and verbs of one root (`believe`,
 * `belief`), and the forms of the King James Version beside today's (`shew`, `show`). A search for one finds all.
 * Kept to what means the same in nearly every verse; words that merely border on one another are not joined.
 */
export const wordFamilies = `
abhor abhorrent abhorrence
abide abode
admonish admonition
adopt adoption
adulterer adultery adulterous adulteress
advise advice adviser counsel counselor counsellor
afflict affliction
anger angry angered wrath wrathful
animal animals beast
anoint anointing
anxiety anxious anxiously
apostle apostleship
armor armour
atone atonement
baptize baptism baptizer baptist baptise
bear bore borne bearing
beauty beautiful beautify
beget begat begotten begets
beggar beg begging
begin began begun beginning
behave behavior behaviour
believe belief believer unbelieving disbelieve
bend bent
bind bound
blasphemy blaspheme blasphemer blasphemous
bless blessing blessed blessedness
blind blindness
boast boaster boastful boasting
bold boldness boldly
break broke broken brake
bring brought
brother brethren brotherhood brotherly
build builder built rebuild
buy bought buyer
catch caught
celebrate celebration
chaste chastity
chasten chastise chastisement chastening
child children childhood
choose chose chosen choice
Christ Christian christ's
circumcise circumcision
clamor clamour
clean cleanse cleansing cleanness
color colour
come came comes
comfort comforter consolation console
command commandment
compassion compassionate
complain complaint complainer
conceit conceited
condemn condemnation
confess confession
contend contention contentious
contentment content
convert conversion
corrupt corruption corruptible
courage courageous
covet covetous covetousness
create creation creator creature
crucify crucifixion cross
cruel cruelty
curse cursed cursing accurse
deceive deceit deceitful deceiver deception deceitfulness
defend defence defense defender
deliver deliverance deliverer
demon demoniac devils
deny denial
depend dependence dependent
destroy destruction destroyer
devote devotion devout
die died dying dead death
dig dug
diligent diligence
discern discernment
disciple discipleship
discipline disciplined
disobey disobedience disobedient
divorce divorced divorcement
doubt doubtful doubting
draw drew drawn
drink drank drinking
drive drove driven drave
drunk drunkard drunken drunkenness
dwell dwelt dwelling
eat ate eaten eating
encourage encouragement
endeavor endeavour
endure endurance
enquire inquire inquiry enquiry
enter entrance
entreat intreat
envy envious
equal equality
establish stablish
eternal eternity everlasting
evil evildoer evildoing
exalt exaltation
excellent excellence excellency
exercise exercised
faith faithful faithfulness
fall fell fallen
false falsehood falsely
fast fasting
favor favour favorable favourable
fear fearful afraid
feed fed
feel felt feeling
fight fought
find found
flatter flattery flatterer
flee fled
fly flew flown flight
fool foolish foolishness folly
foot feet
forget forgot forgotten forgetful
forgive forgave forgiven forgiveness
fornicate fornication fornicator
forsake forsook forsaken
friend friendship friendly
fulfil fulfill fulfilment fulfillment fulfilled
gentle gentleness
gift gifted
give gave given giver giving
gladden glad gladness
glory glorify glorious glorification
glutton gluttony gluttonous
go went gone goes goeth goest
god godhead
godly godliness
good goodness
gossip gossiper talebearer
grace gracious
gray grey
greed greedy greediness
grief grieve grieved grievous
grow grew grown growth
guide guidance
guilt guilty
happy happiness
harbor harbour
harlot harlotry whore whoredom prostitute prostitution
hate hatred hated hater
heal healed healer healing
health healthy
hear heard hearing
heaven heavenly
help helper
hide hid hidden
hold held holden
holy holiness
honest honesty
honor honour honorable honourable
hope hopeful
hospitable hospitality
humble humility humbleness humbly
husbands husband
hypocrite hypocrisy hypocritical
idle idleness
idol idolatry idolater idolatrous
ignorant ignorance
incarnate incarnation
inherit inheritance inheritor heir
instruct instruction instructor
intercede intercession intercessor intercessory
jealous jealousy
jewel jewelry jewellery
joy joyful rejoice joyous
judge judgment judgement
just justice justly
justify justification
keep kept keeper
kind kindness kindly
king kings kingship
kneel knelt
know knew known knowledge
labor labour laborer labourer
lament lamentation
law lawful
lawless lawlessness
lay laid
lazy laziness sluggard slothful sloth
lead led leader leadership
lend lent lender loan
lie liar lied lies lying
life lives
live lived living alive
lonely loneliness alone
longsuffering patience patient patiently
lose lost loss
love loved loving lover charity
lust lustful
magnify magnificence
make made maker
malice malicious maliciousness
man men
marry marriage married
marvel marvelous marvellous
mature maturity
mediate mediator mediation
meditate meditation
meek meekness
meet met meeting
merciful mercy mercies merciless
mighty might
minister ministry
mock mocker mockery scoff scoffer
modest modesty
mourn mourning mourner
mouse mice
murder murderer manslayer
murmur murmuring grumble
neighbor neighbour neighbors
obey obedience obedient
odor odour
offend offense offence
oppress oppression oppressor
ox oxen
pardon pardoned
peace peaceful peaceable peacemaker
perfect perfection
persecute persecution persecutor
persevere perseverance
pious piety
plow plough plowed ploughed plowman ploughman
poor poverty
possess possession
power powerful
practice practise
praise praised praising
pray prayer praying
preach preacher
predestine predestinate predestination predestined foreordain
pride proud proudly
priest priesthood
promise promised
prophet prophecy prophesy prophetess prophetic
prosper prosperity prosperous
protect protection protector
provide provision
prudent prudence
punish punishment
pure purity purify purification
quarrel quarrelsome strife
rebel rebellion rebellious
recognise recognize
reconcile reconciliation
redeem redemption redeemer
regenerate regeneration
rend rent
repent repentance
reprove reproof rebuke
resurrect resurrection
reveal revelation
revenge vengeance avenge avenger
revere reverence reverent
reward rewarder recompense
rich riches wealth wealthy
ride rode ridden rider
righteous righteousness
rise rose risen arise arose arisen
rob robber robbery
rumor rumour
run ran running
sacrifice sacrificial
saint saints
sanctify sanctification
save salvation savior saviour
savor savour
scepter sceptre
see saw seen sees
seek sought
sell sold seller
send sent
serve served service serving
sex sexual sexually sexuality
shake shook shaken
shame ashamed shameful
shew show
shine shone
sick sickness
silence silent
sin sinner sinful sinned
sincere sincerity
sing sang sung song singer
sink sank sunk
sit sat
slander slanderer
slave slavery enslave bondage bondservant
slay slew slain slayer
sleep slept asleep
smite smote smitten
sober sobriety sober-minded
sorcerer sorcery
sorrow sorrowful
speak spoke spake spoken speech
spirit spiritual spiritually
stand stood
steal stole stolen thief theft thieves
steward stewardship
strike struck stricken
strong strength strengthen stronger
submit submission submissive subjection
succor succour
suffer suffering
swear swore sworn sware
sweep swept
take took taken
teach taught teacher
tell told
tempt temptation tempter
thank thanks thankful thankfulness thanksgiving
think thought
throw threw thrown
tithe tithing tithes
tooth teeth
tranquil tranquility
transform transformation
transgress transgression transgressor
tread trod trodden
treasure treasury
trespass trespasses
tribulation tribulations
true truth truly truthful
trust trusted trustworthy
understand understood understanding
ungodly ungodliness
unify unity
upright uprightness
vain vanity
valor valour
vapor vapour
victory victorious
vigor vigour
violent violence
virtue virtuous
wake woke awake awoke awaken
warn warning
waste wasteful
weak weakness
wear wore worn
weep wept weeping
wicked wickedness
widow widowhood
wife wives
win won winner
wise wisdom wisely
witchcraft witch
witness testify testimony
woman women womanhood
wonder wonderful
work wrought worker works
worry worried
worship worshiper worshipper
worthy worth worthiness
write wrote written writing
yahweh lord jehovah
young youth youthful
zeal zealous
`
